// Runs in the page of a browser test: boards draw the same seeds in every run.

/** From now on `crypto.getRandomValues` gives a row of numbers that begins here. */
export function drawSeedsFrom(first) {
  let drawn = first;
  crypto.getRandomValues = (list) => {
    for (let at = 0; at < list.length; at++) {
      drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
      list[at] = drawn;
    }
    return list;
  };
}

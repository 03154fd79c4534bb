/** What is dragged in the list of teams, by a mouse or a finger, and where it is let go. */

/** So many pixels make a press a drag. */
const LEAST = 6;

interface Held {
  readonly node: HTMLElement;
  readonly x: number;
  readonly y: number;
  isDragged: boolean;
}

/** `drop` hears what was dragged, and the node below the pointer where it was let go. */
export function dragging(
  list: HTMLElement,
  draggable: string,
  drop: (dragged: HTMLElement, over: Element | undefined) => void,
): void {
  let held: Held | undefined;

  function letGo(): void {
    if (!held) return;
    held.node.classList.remove('dragged');
    held.node.style.translate = '';
    held = undefined;
  }

  list.addEventListener('pointerdown', ({ target, button, clientX: x, clientY: y }) => {
    const node = (target as Element).closest<HTMLElement>(draggable);
    if (node && button === 0) held = { node, x, y, isDragged: false };
  });
  list.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!held) return;
    const [dx, dy] = [clientX - held.x, clientY - held.y];
    if (!held.isDragged && Math.hypot(dx, dy) < LEAST) return;
    held.isDragged = true;
    list.setPointerCapture(pointerId);
    held.node.classList.add('dragged');
    held.node.style.translate = `${dx}px ${dy}px`;
  });
  list.addEventListener('pointerup', ({ clientX, clientY }) => {
    const { node, isDragged } = held ?? {};
    // What is dragged lets the pointer through, so the node below it is found.
    const over = document.elementFromPoint(clientX, clientY) ?? undefined;
    letGo();
    if (node && isDragged) drop(node, over);
  });
  list.addEventListener('pointercancel', letGo);
}

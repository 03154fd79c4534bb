// The puzzles of another day than today: the address of the page names it.
export {};

const FORM = /^\d{4}-\d{2}-\d{2}$/;

const input = document.querySelector<HTMLInputElement>('#day');
const status = document.querySelector('.dated [role=status]');

function show(day: string): void {
  for (const board of document.querySelectorAll('.puzzle > :last-child')) board.setAttribute('daily', day);
}

/** As the reader’s clock has it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

if (input && status) {
  const asked = new URLSearchParams(location.search).get('day') ?? '';
  input.max = today();
  input.min = input.dataset['first'] ?? '';
  input.value = FORM.test(asked) ? asked : today();
  if (FORM.test(asked)) show(asked);
  input.addEventListener('change', () => {
    if (!input.validity.valid || input.value === '') {
      status.textContent = `Choose a day from ${input.min} to ${input.max}.`;
      return;
    }
    status.textContent = '';
    show(input.value === today() ? '' : input.value);
    history.replaceState(null, '', input.value === today() ? location.pathname : `?day=${input.value}`);
  });
}

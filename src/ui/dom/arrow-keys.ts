/** Arrow keys among the buttons of a table or a list, which is one tab stop. It knows neither. */

/** Goes from the button in focus to another one: by one along a row, by `columns` from row to row. */
export function walk(event: KeyboardEvent, columns: number): void {
  const table = event.currentTarget as Element;
  const along = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
  const step = { ArrowLeft: -along, ArrowRight: along, ArrowUp: -columns, ArrowDown: columns }[event.key];
  const stops = [...table.querySelectorAll<HTMLElement>('button[tabindex]')];
  const from = stops.indexOf((event.target as Element).closest('button') as HTMLElement);
  const to = from < 0 || step === undefined ? undefined : stops[from + step];
  if (!to) return;
  event.preventDefault();
  for (const stop of stops) stop.tabIndex = stop === to ? 0 : -1;
  to.focus();
}

/** Modules that the bench plays: one for each tag, and one that plays for all of them. */
declare module '../dev/bench/*' {
  interface Given {
    readonly name: string;
    readonly moves: readonly unknown[];
  }
  export const boards: readonly Given[];
  export const contender: {
    make(): HTMLElement;
    ready(board: HTMLElement): Promise<unknown>;
    update(board: HTMLElement, step: number): Promise<unknown>;
  };
}

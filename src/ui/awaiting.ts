/** Games that cannot begin at once: what they need is waited for, and the one that was asked for last begins. It knows no game. */

export class Awaiting {
  #coming: Promise<void> | undefined;
  #next: (() => void) | undefined;

  /** Brings what reads this text, where that is still to come; nothing where it does not come. */
  protected bring(_text: string): Promise<unknown> | undefined {
    return undefined;
  }

  /**
   * Whether what reads this text, or what its game is made of, is still to come. Then it is sent for, and `next` follows
   * when it is there, unless another game has been asked for meanwhile.
   */
  awaits(text: string, next: () => void, made?: Promise<unknown>): boolean {
    this.#next = undefined;
    const coming = made ?? this.bring(text);
    if (!coming) return false;
    this.#next = next;
    this.#coming = coming.then((brought) => {
      if (this.#next !== next || !(made ?? brought)) return;
      this.#next = undefined;
      next();
    });
    return true;
  }

  /** Resolves when nothing is waited for any more. */
  async idle(): Promise<void> {
    await this.#coming;
  }
}

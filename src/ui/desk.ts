/** What the row of controls does: taking back and playing again, hints, the menu. How the row looks is the controls' matter. */
import { refuse } from '../core/result.js';
import type { BotController } from './bot-controller.js';
import type { ControlName, Controls, ControlState } from './controls.js';
import type { GameWorks } from './game-works.js';
import type { Notes } from './notes.js';
import type { SessionController } from './session-controller.js';
import type { Settings } from './settings.js';
import { rulesLink } from './status.js';
import type { Vocabulary } from './vocabulary.js';

interface Parts {
  readonly settings: Settings;
  readonly vocabulary: Vocabulary;
  readonly notes: Notes;
  readonly games: SessionController;
  readonly bots: BotController;
}

export class Desk {
  readonly #works: GameWorks;
  readonly #parts: Parts;

  constructor(works: GameWorks, parts: Parts) {
    this.#works = works;
    this.#parts = parts;
  }

  state(controls: Controls): ControlState {
    const { shown, slice, isReadonly, isTurn } = this.#works;
    return {
      controls,
      hasHint: slice.hint !== undefined,
      enabled: isReadonly
        ? { undo: false, redo: false, restart: false, hint: false }
        : {
            undo: shown?.canUndo ?? false,
            redo: shown?.canRedo ?? false,
            restart: (shown?.plies ?? 0) > 0,
            hint: isTurn,
          },
    };
  }

  press(name: ControlName): void {
    const works = this.#works;
    if (works.isReadonly && name !== 'copy' && name !== 'menu') return;
    if (name === 'hint') void this.#hint();
    else if (name === 'menu' || name === 'copy') void this.#openMenu(name === 'menu' ? 'how' : 'copy');
    else {
      const isOthers = name === 'restart' && works.session?.hasOthersPlies === true;
      const result = isOthers ? refuse('session/other-person') : works[name]();
      if (!result.ok) works.noteRefusal(result.error);
    }
  }

  async #hint(): Promise<void> {
    const { bots, games, notes } = this.#parts;
    const text = await bots.advise();
    if (text === undefined) return;
    notes.tell(this.#works.words.say('said.hint', { text: games.foretell(text) }));
    this.#works.showHint(text);
    games.giveHint(text);
    this.#works.element.requestUpdate();
  }

  async #openMenu(at: 'how' | 'copy'): Promise<void> {
    const { element, slice, session, viewer, words, face } = this.#works;
    const { settings, vocabulary, notes } = this.#parts;
    const loaded = await Promise.all([import('./menu.js'), slice.loadHow()]).catch(() =>
      this.#works.noteMissing('menu'),
    );
    if (!loaded) return;
    notes.mend('menu');
    if (!element.isConnected) return;
    const [{ openMenu }, how] = loaded;
    openMenu(element, at, {
      words,
      tables: vocabulary.tables,
      how,
      rules: rulesLink(settings.get('rulesHref')),
      hasHint: slice.hint !== undefined,
      attributes: settings.attributes(),
      record: session?.save(viewer) ?? '',
      position: session?.position(viewer) ?? '',
      options: settings.options(face),
    });
  }
}

// Moves a page's pointer to where no board can come: the command `rest-pointer`.
// After a test that did not move it, the next one does not wait.

const STIRS = /^(send-mouse|reset-mouse|set-viewport)$/;

export function restPointer() {
  /** By session. */
  const atRest = new Set();
  return {
    name: 'rest-pointer',
    serverStart({ webSockets }) {
      webSockets.on('message', ({ data }) => {
        if (data.type === 'wtr-command' && STIRS.test(data.command)) atRest.delete(data.sessionId);
      });
    },
    async executeCommand({ command, session }) {
      if (command !== 'rest-pointer') return undefined;
      if (atRest.has(session.id)) return true;
      const { mouse } = session.browser.getPage(session.id);
      await mouse.move(1, 1);
      await mouse.reset();
      atRest.add(session.id);
      return true;
    },
  };
}

/** Storybook's own settings: which stories there are and how their sources are read. */
import type { StorybookConfig } from '@storybook/web-components-vite';
import type { Plugin } from 'vite';
import { messages } from '../scripts/build/messages.mjs';
import { definitions } from '../scripts/build/published.mjs';

/**
 * The package says of its built files which of them do something when imported. Here the sources are imported,
 * of which it says nothing, so that a build would leave out the modules that register elements.
 */
const registering: Plugin = {
  name: 'registering',
  transform(code, id) {
    return /\/define\.ts$/.test(id) ? { code, map: null, moduleSideEffects: true } : undefined;
  },
};

const LIT = ['lit', 'lit/directive-helpers.js', 'lit/directive.js', 'lit/static-html.js'];

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, ...definitions },
    plugins: [messages(), ...(vite.plugins ?? []), registering],
    // Found only late, Lit would be loaded a second time.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LIT] },
  }),
};

export default config;

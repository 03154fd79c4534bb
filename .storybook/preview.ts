/** What all stories share: the table of attributes from the build's manifest, where there is one, and the page round a board. */
/// <reference types="vite/client" />
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import './preview.css';

const manifests = import.meta.glob<object>('../dist/custom-elements.json', {
  eager: true,
  import: 'default',
});
for (const manifest of Object.values(manifests)) setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (story, { parameters }) =>
      html`<div
        class="page ${parameters['scheme'] ?? ''} ${parameters['width'] ?? ''}"
        dir=${parameters['dir'] ?? 'ltr'}
      >
        ${story()}
      </div>`,
  ],
  parameters: {
    layout: 'fullscreen',
    // Every board in it would be an article of its own.
    docs: { story: { inline: true } },
  },
};

export default preview;

/** What all stories share: the table of attributes from the build's manifest, where there is one, and the page round a board. */
/// <reference types="vite/client" />
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { byAttribute } from '../stories/by-attribute.js';
import './preview.css';

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}
type Named = { name: string };
interface Declaration {
  readonly cssParts?: readonly Named[];
  readonly slots?: readonly Named[];
}

const manifests = import.meta.glob<Manifest>('../dist/custom-elements.json', {
  eager: true,
  import: 'default',
});
for (const manifest of Object.values(manifests)) {
  // One table has them all by their names: a part or a slot must not take the place of an attribute.
  for (const { cssParts, slots } of manifest.modules.flatMap(({ declarations }) => declarations ?? [])) {
    for (const part of cssParts ?? []) part.name = `::part(${part.name})`;
    for (const slot of slots ?? []) slot.name &&= `slot="${slot.name}"`;
  }
  setCustomElementsManifest(manifest);
}

/** The manifest tells which words an attribute takes, but Storybook makes a text of them. */
const offerWords: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { category, type } = argType.table ?? {};
      const options = [...(type?.summary ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word);
      const offers = category === 'attributes' && options.length > 0;
      const control = { type: options.length > 3 ? ('select' as const) : ('inline-radio' as const) };
      return [name, offers ? { ...argType, control, options } : argType];
    }),
  );

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [offerWords],
  render: (args, { component }) => byAttribute(String(component), args),
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

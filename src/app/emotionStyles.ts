import type { EmotionCache } from '@emotion/cache';

/**
 * Writes style elements for a render: one for each `Global`, which Emotion in the browser takes over, and one with the
 * styles of components, which list their ids for `wrapRootElement`.
 * @param cache of one render only
 */
export function emotionStyles({ key, inserted, registered }: EmotionCache): string {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isComponent = ([id]: [string, string]) => `${key}-${id}` in registered || id.startsWith('animation-');
  const components = all.filter(isComponent);
  const globals = all
    .filter((style) => !isComponent(style))
    .map(([id, css]) => `<style data-emotion="${key}-global ${id}">${css}</style>`);
  if (components.length === 0) return globals.join('');
  const ids = components.map(([id]) => id).join(' ');
  const rules = components.map(([, css]) => css).join('');
  return `${globals.join('')}<style data-styles="${ids}">${rules}</style>`;
}

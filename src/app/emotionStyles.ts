import type { EmotionCache } from '@emotion/cache';

/**
 * Returns the style elements for one server render. Each `Global` gets its own element, which Emotion takes over in the
 * browser. All component styles share one element, which lists their ids for `wrapRootElement`.
 * @param cache used for this render only
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

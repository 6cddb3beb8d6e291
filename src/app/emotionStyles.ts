import type { EmotionCache } from '@emotion/cache';

/**
 * Writes style elements for a render: one with global styles, one with those of components. They list the ids
 * of their rules, so that Emotion in the browser reuses them.
 * @param cache of one render only
 */
export function emotionStyles({ key, inserted, registered }: EmotionCache): string {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isComponent = (id: string) => `${key}-${id}` in registered || id.startsWith('animation-');
  const globals = all.filter(([id]) => !isComponent(id));
  const components = all.filter(([id]) => isComponent(id));
  return [
    ...globals.map(([id, css]) => styleElement(`${key}-global ${id}`, css)),
    ...(components.length > 0
      ? [
          styleElement(
            `${key} ${components.map(([id]) => id).join(' ')}`,
            components.map(([, css]) => css).join(''),
          ),
        ]
      : []),
  ].join('');
}

const styleElement = (name: string, css: string) => `<style data-emotion="${name}">${css}</style>`;

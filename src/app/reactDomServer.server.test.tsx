import { css, Global, keyframes } from '@emotion/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { renderToPipeableStream as reactsOwn } from 'react-dom/server.node';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from './reactDomServer';

/** Renders an element as Gatsby does, that is, decodes the stream chunk by chunk. */
function rendered(element: ReactNode, render = renderToPipeableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        text += chunk.toString();
        next();
      },
      final: () => resolve(text),
    });
    const { pipe } = render(element, { onAllReady: () => void pipe(destination), onError: reject });
  });
}

const hebrew = (
  <ul>
    {Array.from({ length: 400 }, (_, index) => (
      <li key={index} title="דירות לשכירות">{`בית ${'א'.repeat(index % 7)} ארוך`}</li>
    ))}
  </ul>
);
const accent = css({ color: 'red' });
const fade = keyframes({ from: { opacity: 0 } });

describe('the renderer of pages and slices', () => {
  it('writes no U+0000 into Hebrew words, as React 18 does', async () => {
    expect(await rendered(hebrew, reactsOwn)).toContain('\0');
    const html = await rendered(hebrew);
    expect(html).not.toContain('\0');
    expect(html.match(/<li title="דירות לשכירות">בית א* ארוך<\/li>/g)).toHaveLength(400);
  });

  it('waits for lazy parts', async () => {
    const Late = lazy(() => Promise.resolve({ default: () => <p>the form</p> }));
    const html = await rendered(
      <Suspense fallback={<p>a moment</p>}>
        <Late />
      </Suspense>,
    );
    expect(html).toBe('<!--$--><p>the form</p><!--/$-->');
  });

  it('throws when a part throws, also within a Suspense boundary', async () => {
    const Broken = () => {
      throw new Error('no such field');
    };
    await expect(rendered(<Broken />)).rejects.toThrow('no such field');
    await expect(
      rendered(
        <Suspense fallback={null}>
          <Broken />
        </Suspense>,
      ),
    ).rejects.toThrow('no such field');
  });

  it("puts styles first, in one element for global ones and one for components, with Emotion's ids", async () => {
    const html = await rendered(
      <>
        <Global styles={{ body: { margin: 0 } }} />
        <p css={accent}>a</p>
        <p css={[accent, { animation: `${fade} 1s` }]}>b</p>
      </>,
    );
    const [globals, components, ...others] = html.match(/<style.*?<\/style>/gs) ?? [];
    expect(others).toEqual([]);
    expect(globals).toMatch(/^<style data-emotion="css-global \S+">body\{margin:0;\}<\/style>$/);
    const ids = [...html.matchAll(/class="css-(\S+?)"/g)].map(([, id]) => id);
    const named = /data-styles="([^"]+)"/.exec(components ?? '')?.[1]?.split(' ') ?? [];
    expect(new Set(named)).toEqual(new Set([...ids, fade.name]));
    expect(html.indexOf('<p')).toBeGreaterThan(html.lastIndexOf('</style>'));
  });

  it('writes only the styles of each page', async () => {
    await rendered(<p css={accent}>a</p>);
    expect(await rendered(<p>b</p>)).toBe('<p>b</p>');
  });
});

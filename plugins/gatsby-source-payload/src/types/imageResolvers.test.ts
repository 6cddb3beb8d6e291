import { DEFAULT_IMAGES } from '../options';
import type { SourcedNode } from './GatsbySchema';
import { imageResolvers } from './imageResolvers';

const node = (changed: Partial<SourcedNode> = {}): SourcedNode => ({
  id: 'node-he',
  url: 'http://cms.example/api/media/file/one.jpg',
  filename: 'one.jpg',
  mimeType: 'image/jpeg',
  filesize: 8818,
  width: 1600,
  height: 900,
  alt: 'תמונה',
  internal: { type: 'CmsMedia', contentDigest: 'digest-he' },
  ...changed,
});

interface Call {
  source: SourcedNode;
  args: Record<string, unknown>;
}

/**
 * Resolves an image field as GraphQL does. The resolver receives all arguments including defaults, whereas the field in
 * the query contains only the given ones.
 */
const resolve = async (
  field: string,
  source: SourcedNode,
  given: Record<string, unknown> = {},
  answer: unknown = null,
  areFiles = true,
) => {
  const calls: Call[] = [];
  const info = {
    fieldNodes: [{ arguments: Object.keys(given).map((value) => ({ name: { value } })) }],
    originalResolver: (original: unknown, args: Record<string, unknown>) => {
      calls.push({ source: original as SourcedNode, args });
      return Promise.resolve(answer);
    },
  };
  const gatsbyDefaults = {
    layout: 'constrained',
    formats: ['auto', 'webp', 'avif'],
    quality: 75,
    placeholder: 'dominantColor',
  };
  const images = { ...DEFAULT_IMAGES, quality: 60, formats: ['auto' as const, 'webp' as const] };
  const resolver = imageResolvers(['CmsMedia'], images, areFiles).CmsMedia?.[field];
  const result = await resolver?.resolve(source, { ...gatsbyDefaults, ...given }, {}, info);
  return { result, call: calls[0] };
};

test('uses the options as defaults', async () => {
  const { call } = await resolve('gatsbyImage', node(), { width: 400 });
  expect(call?.args).toMatchObject({
    formats: ['auto', 'webp'],
    quality: 60,
    placeholder: 'dominantColor',
    width: 400,
  });
});

test('lets a query override them', async () => {
  const { call } = await resolve('gatsbyImage', node(), {
    formats: ['avif'],
    quality: 90,
    placeholder: 'none',
  });
  expect(call?.args).toMatchObject({ formats: ['avif'], quality: 90, placeholder: 'none' });
});

test('protects the defaults from changes by Gatsby', async () => {
  const { call } = await resolve('gatsbyImage', node());
  expect(call?.args.breakpoints).toEqual(DEFAULT_IMAGES.breakpoints);
  expect(call?.args.breakpoints).not.toBe(DEFAULT_IMAGES.breakpoints);
});

test('uses the breakpoints as widths of a constrained image', async () => {
  const { call } = await resolve('gatsbyImage', node(), { width: 800, breakpoints: [400, 800, 1600] });
  expect(call?.args.outputPixelDensities).toEqual([0.5, 1, 2]);
});

test('uses the query’s "sizes"', async () => {
  const answer = {
    images: { sources: [{ srcSet: 'a', sizes: '100vw' }], fallback: { src: 'b', sizes: '100vw' } },
    width: 1,
  };
  const { result } = await resolve('gatsbyImage', node(), { sizes: '50vw' }, answer);
  expect(result).toEqual({
    images: { sources: [{ srcSet: 'a', sizes: '50vw' }], fallback: { src: 'b', sizes: '50vw' } },
    width: 1,
  });
});

describe('addresses', () => {
  const file = '/_gatsby/image/0f/1a/one.webp';
  const cd = '0123456789abcdef0123456789abcdef01234567';
  const long = `${file}?u=http%3A%2F%2Fcms.example%2Fapi%2Fmedia%2Ffile%2Fone.jpg&a=w%3D400%26fm%3Dwebp&cd=${cd}`;
  const short = `${file}?cd=0123456789ab`;
  const image = (address: string) => ({
    images: {
      sources: [{ srcSet: `${address} 400w,${address} 800w`, type: 'image/webp' }],
      fallback: { src: address, srcSet: `${address} 400w` },
    },
    backgroundColor: 'rgb(1,2,3)',
  });
  const elsewhere = `https://images.example${long}`;

  test.each([
    ['are short where pictures are files of the site', long, true, short],
    ['are whole where they are made on demand', long, false, long],
    ['are whole where another host makes them', elsewhere, true, elsewhere],
    ['stay as they are without a digest', `${file}?v=1`, true, `${file}?v=1`],
  ])('%s', async (_name, address, areFiles, expected) => {
    const made = await resolve('gatsbyImage', node(), {}, image(address), areFiles);
    expect(made.result).toEqual(image(expected));
    const resized = await resolve('resize', node(), {}, { src: address, width: 400 }, areFiles);
    expect(resized.result).toEqual({ src: expected, width: 400 });
  });
});

test.each(['gatsbyImage', 'resize', 'publicUrl'])(
  '%s works on the file, once for all locales and texts',
  async (field) => {
    const hebrew = await resolve(field, node());
    const english = await resolve(
      field,
      node({ id: 'node-en', alt: 'Picture', internal: { type: 'CmsMedia', contentDigest: 'en' } }),
    );
    const other = await resolve(field, node({ filesize: 9000 }));
    expect(english.call?.source.internal).toEqual(hebrew.call?.source.internal);
    expect(english.call?.source.id).toBe(hebrew.call?.source.id);
    expect(other.call?.source.internal).not.toEqual(hebrew.call?.source.internal);
  },
);

test.each([
  ['without a size', { mimeType: 'video/mp4', width: null, height: null }],
  ['that is 0 wide', { width: 0 }],
  ['that is 0 high', { height: 0 }],
])('returns no picture for a file %s', async (_name, changed) => {
  const video = node(changed);
  await expect(resolve('gatsbyImage', video)).resolves.toEqual({ result: null, call: undefined });
  await expect(resolve('resize', video)).resolves.toEqual({ result: null, call: undefined });
  expect((await resolve('publicUrl', video)).call?.source.url).toBe(video.url);
});

test('makes a picture once per file and form', async () => {
  const { gatsbyImage } = imageResolvers(['CmsMedia'], DEFAULT_IMAGES, true).CmsMedia ?? {};
  const originalResolver = jest.fn((source: unknown, args: Record<string, unknown>) =>
    Promise.resolve({ images: { fallback: { src: `${(source as SourcedNode).id} ${String(args.width)}` } } }),
  );
  const ask = (source: SourcedNode, args: Record<string, unknown>) =>
    gatsbyImage?.resolve(source, args, {}, { fieldNodes: [], originalResolver });

  const first = await ask(node(), { width: 400 });
  expect(await ask(node({ id: 'node-en', alt: 'A picture' }), { width: 400 })).toEqual(first);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  expect(await ask(node(), { width: 800 })).not.toEqual(first);
  expect(await ask(node({ filesize: 9999 }), { width: 400 })).not.toEqual(first);
  expect(await ask(node(), { width: 400, sizes: '50vw' })).toMatchObject({
    images: { fallback: { sizes: '50vw' } },
  });
});

test('tries a failed picture again', async () => {
  const { gatsbyImage } = imageResolvers(['CmsMedia'], DEFAULT_IMAGES, true).CmsMedia ?? {};
  const originalResolver = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('made');
  const ask = () => gatsbyImage?.resolve(node(), {}, {}, { fieldNodes: [], originalResolver });
  await expect(ask()).rejects.toThrow('gone');
  expect(await ask()).toBe('made');
});

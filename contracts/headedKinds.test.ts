import { readdirSync, readFileSync } from 'node:fs';
import { HEADED_KINDS } from '../cms/content/report/pageOutline';

/** Its blocks are those of the page of kind `innerJob`. */
const KIND_OF: Readonly<Record<string, string>> = { job: 'innerJob' };

it('the content check knows the templates that have the h1 above their blocks', () => {
  const headed = readdirSync('src/templates', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) =>
      readdirSync(`src/templates/${name}`)
        .filter((file) => file.endsWith('Page.tsx'))
        .some((file) =>
          /<BlockList[^>]*\bheaded\b/.test(readFileSync(`src/templates/${name}/${file}`, 'utf8')),
        ),
    )
    .map(({ name }) => KIND_OF[name] ?? name);
  expect([...HEADED_KINDS].sort()).toEqual(headed.sort());
});

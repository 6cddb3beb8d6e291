import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../platform/locales/locales';
import { documents } from './content/files/documents';
import { fileName } from './content/files/SeedFile';
import { footer, header } from './content/globals';
import { products } from './content/products/products';
import { projects } from './content/projects/projects';
import { rentProjects } from './content/projects/rents';
import { reports } from './content/reports';
import { FACTS, figure } from './facts';
import { ASSETS } from './lib/assets';
import { Markup, Reference, Text } from './lib/bilingual';
import { pages } from './pages/pages';

type Value = unknown;

/** Yields every plain object in a piece of content, at any depth. */
function* objects(value: Value): Generator<Record<string, Value>> {
  if (value === null || typeof value !== 'object' || value instanceof Reference) return;
  if (value instanceof Text || value instanceof Markup) return;
  if (!Array.isArray(value)) yield value as Record<string, Value>;
  for (const field of Object.values(value)) yield* objects(field);
}

const isWords = (value: Value): value is Text | Markup => value instanceof Text || value instanceof Markup;
const say = (value: Value, locale: Locale) => (isWords(value) ? value.values[locale] : '');

/** Returns the texts as visitors read them: each text by itself, and a large number together with its captions. */
function sentences(locale: Locale): string[] {
  return [...objects(pages)].flatMap((part) => {
    const { largeText, textNextToNumber, text } = part;
    const number = largeText
      ? [[largeText, textNextToNumber, text].map((one) => say(one, locale)).join(' ')]
      : [];
    return [
      ...number,
      ...Object.values(part)
        .filter(isWords)
        .map((one) => say(one, locale)),
    ];
  });
}

/** How texts in each language state a fact. The group of the regular expression captures the figure. */
const TOLD: readonly { fact: number; he: RegExp; en: RegExp; times: number }[] = [
  {
    fact: FACTS.employees,
    he: /([\d,]+) +עוב(?:דות ועובדים|די הקבוצה)/,
    en: /([\d,]+) +people (?:in seven|volunteers|work)/,
    times: 3,
  },
  {
    fact: FACTS.homesToRent,
    he: /([\d,]+) דירות לטווח ארוך/,
    en: /([\d,]+) long-term rental homes/,
    times: 2,
  },
  {
    fact: FACTS.roadsKm,
    he: /([\d,]+) (?:ק״מ {1,2}(?:של )?כבישים|קילומטרים סלולים)/,
    en: /([\d,]+) (?:km {1,2}of roads|kilometres paved)/,
    times: 3,
  },
  { fact: FACTS.bridges, he: /(\d+) +גשרים/, en: /(\d+) +bridges/, times: 3 },
  {
    fact: FACTS.managedMillionM2,
    he: /([\d.]+) מיליון (?:מ״ר|מטרים רבועים)/,
    en: /([\d.]+) million (?:m²|square metres)/,
    times: 3,
  },
  { fact: FACTS.activeSites, he: /(\d+) אתרים/, en: /(\d+) (?:active )?sites/, times: 2 },
  {
    fact: FACTS.recycledAggregatesPercent,
    he: /(\d+) % (?:מהאגרגטים|מהם) .{0,6}ממוחזרים/,
    en: /(\d+) % of (?:our aggregates are|them) recycled/,
    times: 2,
  },
  {
    fact: FACTS.carbonCutPercent,
    he: /(\d+) % .{0,30}לעומת 2015/,
    en: /(\d+) % .{0,40}(?:than in|compared with) 2015/,
    times: 2,
  },
  { fact: FACTS.wasteReusedPercent, he: /(\d+) % מ(?:ה)?פסולת/, en: /(\d+) % of site waste/, times: 2 },
  {
    fact: FACTS.treesMoved,
    he: /([\d,]+) +עצים (?:בוגרים|עברו)/,
    en: /([\d,]+) +(?:mature trees moved|trees have)/,
    times: 2,
  },
];

describe('the figures of the demo content', () => {
  it.each(LOCALES)('are the same everywhere, in %s', (locale) => {
    const spoken = sentences(locale);
    for (const { fact, times, ...told } of TOLD) {
      const figures = spoken.flatMap((sentence) => told[locale].exec(sentence)?.[1] ?? []);
      expect({ told: told[locale], figures: [...new Set(figures)] }).toEqual({
        told: told[locale],
        figures: [figure(fact)],
      });
      expect(figures.length, String(told[locale])).toBeGreaterThanOrEqual(times);
    }
  });

  it('of homes to rent are the sum of the rental projects', () => {
    const homes = rentProjects.reduce((sum, { residentialUnits }) => sum + (residentialUnits ?? 0), 0);
    expect(FACTS.homesToRent).toBe(homes);
  });

  it('are not written in words', () => {
    const written = sentences('en').filter((sentence) => /\b(?:two|three|four) thousand\b/i.test(sentence));
    expect(written).toEqual([]);
  });
});

describe('the ways through the demo content', () => {
  /**
   * Pages that need no link: the home page, a page that is only part of job pages, and one that appears only in
   * breadcrumbs.
   */
  const ALONE = ['home', 'innerJob', 'innovation'];

  it('lead to every page from another page, the menu or the footer', () => {
    const content: Value = [header, footer, projects, pages.map(({ blocks }) => blocks)];
    const linked = [...objects(content)].flatMap((part) =>
      Object.values(part).flatMap((value) => {
        if (value instanceof Reference) return value.collection === 'pages' ? [value.key] : [];
        if (!(value instanceof Markup)) return [];
        return [...value.values.he.matchAll(/\]\(page:([^)]+)\)/g)].map(([, key]) => key);
      }),
    );
    // Articles and their lists need no other link, because the magazine leads to them.
    const sought = pages.filter(({ key, template }) => template !== 'article' && !ALONE.includes(key));
    expect(sought.map(({ key }) => key).filter((key) => !linked.includes(key))).toEqual([]);
  });

  it('include columns of equal length in every footer, also for investors and sustainability', () => {
    const columns = footer.columns ?? [];
    expect(columns.map(({ title }) => (title instanceof Text ? title.values.en : title))).toEqual([
      'The Group',
      'Homes and service',
      'Investors',
      'Sustainability (ESG)',
    ]);
    expect(new Set(columns.map(({ links }) => links?.length)).size).toBe(1);
  });

  it('lead from a picture or offer with a project’s name to this project', () => {
    const links = [...objects(pages)].flatMap(({ title, link }) => {
      const project = projects.find(
        ({ projectTitle }) => say(title, 'he').split(',')[0] === projectTitle.values.he,
      );
      if (!project || link === null || typeof link !== 'object') return [];
      const { project: to } = link as { project?: unknown };
      return [{ title: say(title, 'he'), leadsThere: to instanceof Reference && to.key === project.key }];
    });
    expect(links.length).toBeGreaterThanOrEqual(5);
    expect(links.filter(({ leadsThere }) => !leadsThere)).toEqual([]);
  });
});

describe('the products of the demo content', () => {
  it('are related by kind or category unless their facts name related products', () => {
    const of = (refs: unknown) => (refs as readonly Reference[] | undefined)?.map(({ key }) => key) ?? [];
    const bead = products.find(({ key }) => key === 'corner-bead');
    const related = of(bead?.relatedProducts?.products);
    expect(related.length).toBeGreaterThan(0);
    for (const key of related) {
      const other = products.find((product) => product.key === key);
      const shared = of(other?.productCategory).filter((one) => of(bead?.productCategory).includes(one));
      expect({ key, shared }).not.toEqual({ key, shared: [] });
    }
  });
});

describe('the documents of the demo content', () => {
  const files = documents.map((file) => `${ASSETS}${fileName(file)}`);

  it('are separate files of different sizes', async () => {
    const prints = await Promise.all(
      files.map(async (file) =>
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ),
    );
    expect(new Set(prints).size).toBe(files.length);
    expect(new Set(files.map((file) => statSync(file).size)).size).toBe(files.length);
  });

  it('are listed once by the pages, each under its own title', () => {
    const listed = [...objects(pages)].flatMap(({ reportName, reportFile }) =>
      reportFile instanceof Reference ? [{ key: reportFile.key, title: say(reportName, 'he') }] : [],
    );
    const expected = reports.map(({ name, title }) => ({ key: name, title: title.values.he }));
    const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
    expect(listed.sort(byKey)).toEqual(expected.sort(byKey));
  });

  it.each(reports.map(({ name, title }) => [name, title]))(
    '%s contains the title of its report',
    async (name, title) => {
      const wanted = Buffer.from(`${title.values.he} · ${title.values.en}`, 'utf16le')
        .swap16()
        .toString('hex');
      const document = (await readFile(`${ASSETS}${name}.pdf`)).toString('latin1');
      expect(document.toLowerCase()).toContain(wanted);
    },
  );
});

import ICAL from 'ical.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const VISITS = [
  {
    path: '/investors-relations/',
    viewport: { width: 1366, height: 900 },
    calendar: 'מועדים למשקיעים',
    call: 'שיחת תוצאות הרבעון השלישי 2026',
    place: 'שיחת וידאו, פתוחה לכול',
    zone: 'שעון ישראל',
    add: 'הוספה ליומן',
    subscribe: 'הרשמה ליומן',
    past: /^מועדים שעברו \(\d+\)$/,
    half: 'הדוח לרבעון השני ולמחצית 2026',
    report: /quarterly-report-2026-q2/,
  },
  {
    path: '/en/investors-relations/',
    viewport: { width: 390, height: 844 },
    calendar: 'Investor calendar',
    call: 'Results call for the third quarter 2026',
    place: 'Video call, open to all',
    zone: 'Israel time',
    add: 'Add to calendar',
    subscribe: 'Subscribe to the calendar',
    past: /^Past dates \(\d+\)$/,
    half: 'Report for the second quarter and half-year 2026',
    report: /quarterly-report-2026-q2/,
  },
] as const;

/**
 * Parses the events of a calendar file. Uses an independent library, so that an error in our own code is not hidden.
 */
const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

for (const visit of VISITS) {
  const { viewport } = visit;
  test.describe(`${visit.path} at ${viewport.width}`, () => {
    test.use({ viewport });

    test('investors see coming events, open past ones by keyboard, and download both', async ({
      page,
      request,
    }) => {
      // Set the clock to a time before the upcoming events of the demo content.
      await page.clock.setFixedTime('2026-11-22T10:00:00Z');
      await page.goto(visit.path);
      const section = page.getByRole('region', { name: visit.calendar });
      await section.scrollIntoViewIfNeeded();
      const row = section.getByRole('listitem').filter({ hasText: visit.call });
      await expect(row).toContainText('25.11.2026');
      await expect(row).toContainText(`11:00–12:00 ${visit.zone}`);
      await expect(row).toContainText(visit.place);
      await expect(section.getByRole('listitem').filter({ hasText: visit.half })).toBeHidden();
      await section.getByText(visit.past).focus();
      await page.keyboard.press('Enter');
      const over = section.getByRole('listitem').filter({ hasText: visit.half });
      await expect(over).toBeVisible();
      await expect(over.getByRole('link', { name: visit.half })).toHaveAttribute('href', visit.report);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const href = await row.getByRole('link', { name: visit.add }).getAttribute('href');
      const file = await request.get(href ?? '');
      expect(file.headers()['content-type']).toContain('text/calendar');
      const [event, ...others] = eventsOf(await file.text());
      expect(others).toEqual([]);
      expect(event?.summary).toBe(visit.call);
      expect(event?.location).toBe(visit.place);
      expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-25T09:00:00.000Z');
      expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-25T10:00:00.000Z');
    });
  });

  test(`calendar programs subscribe to ${visit.path}calendar.ics`, async ({ page, request }) => {
    await page.goto(visit.path);
    const link = page.getByRole('link', { name: visit.subscribe });
    const feed = `${visit.path}calendar.ics`;
    await expect(link).toHaveAttribute('href', `webcal://${new URL(page.url()).host}${feed}`);
    const events = eventsOf(await (await request.get(feed)).text());
    expect(events.length).toBeGreaterThanOrEqual(6);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the calendar is there, with its files', async ({ page }) => {
    await page.goto('/en/investors-relations/');
    await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
      'href',
      '/en/investors-relations/calendar.ics',
    );
    await page.getByText(/^Past dates/).click();
    await expect(page.getByRole('heading', { name: 'Annual meeting 2026', exact: true })).toBeVisible();
  });
});

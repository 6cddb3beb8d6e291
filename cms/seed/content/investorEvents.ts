import { picture, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedBlock } from '../lib/SeedPage';

/** Block with the investor calendar. It contains past events with documents, and future events. */
export const investorEvents: SeedBlock = {
  blockType: 'investorCalendar',
  title: text('מועדים למשקיעים', 'Investor calendar'),
  events: [
    {
      kind: 'report',
      title: text('הדוח לרבעון השני ולמחצית 2026', 'Report for the second quarter and half-year 2026'),
      date: '2026-08-27T00:00:00.000Z',
      report: picture('quarterly-report-2026-q2'),
    },
    {
      kind: 'meeting',
      title: text('האסיפה השנתית 2026', 'Annual meeting 2026'),
      date: '2026-10-14T00:00:00.000Z',
      startTime: '16:00',
      endTime: '18:00',
      place: text(
        'משרדי הקבוצה, דרך המסילה 48, תל אביב־יפו',
        'Group offices, 48 HaMesila Road, Tel Aviv-Yafo',
      ),
      report: picture('meeting-2026'),
    },
    {
      kind: 'report',
      title: text('הדוח לרבעון השלישי 2026', 'Report for the third quarter 2026'),
      date: '2026-11-25T00:00:00.000Z',
      link: pageLink('financialReports', 'לכל הדוחות הכספיים', 'All financial reports'),
    },
    {
      kind: 'call',
      title: text('שיחת תוצאות הרבעון השלישי 2026', 'Results call for the third quarter 2026'),
      date: '2026-11-25T00:00:00.000Z',
      startTime: '11:00',
      endTime: '12:00',
      place: text('שיחת וידאו, פתוחה לכול', 'Video call, open to all'),
      link: pageLink('investorPresentations', 'למצגות', 'See the presentations'),
    },
    {
      kind: 'conference',
      title: text('כנס הנדל״ן המניב', 'Income property conference'),
      date: '2027-01-20T00:00:00.000Z',
      startTime: '09:00',
      endTime: '16:30',
      place: text('מרכז הכנסים, הרצליה', 'Conference centre, Herzliya'),
    },
    {
      kind: 'report',
      title: text('הדוח השנתי 2026', 'Annual report 2026'),
      date: '2027-03-25T00:00:00.000Z',
    },
  ],
};

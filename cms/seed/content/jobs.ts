import { company, text } from '../lib/bilingual';
import { area, city, division, profession, scope } from './jobLists';
import type { SeedJob } from '../lib/SeedJob';

/** Open positions, newest first. In a description, each paragraph is a section whose first line is the heading. */
export const jobs: readonly SeedJob[] = [
  {
    orderId: 10482,
    jobName: text('מנהל/ת פרויקט מגורים', 'Residential project manager'),
    subfield: text('בנייה למגורים', 'Residential construction'),
    department: text('ביצוע', 'Construction'),
    company: company('construction'),
    profession: profession('management'),
    area: area('centre'),
    city: city('herzliya'),
    scope: scope('full'),
    division: division('highRise'),
    contactName: text('טליה רוזן', 'Talia Rosen'),
    startAdvertisingDate: '2026-11-09T00:00:00.000Z',
    description: text(
      `על התפקיד
ארבעה בתים גבוהים, 360 דירות, ושכונה שכבר גרים בה מסביב. אנחנו מחפשים מי שינהל את הביצוע מהיסודות ועד המפתח, ויידע מתי לעצור ולשאול.

מה עושים ביום־יום
ניהול צוות של שמונה מהנדסים ומנהלי עבודה.
תכנון לוח הזמנים, בקרת תקציב ואיכות.
עבודה מול המתכננים, הקבלנים והרשות המקומית.
קשר שוטף עם הדיירים של הבניינים השכנים.

מה צריך להביא
תואר בהנדסה אזרחית או בניהול הבנייה.
שבע שנות ניסיון בביצוע, מהן שלוש בניהול פרויקט מגורים גבוה.
רישיון נהיגה ונכונות לעבוד באתר.

מה אנחנו נותנים
רכב, קרן השתלמות, וימי לימוד בכל שנה. ובסוף: לעבור ליד הבניין ולדעת מי בנה אותו.`,
      `The role
Four high-rises, 360 homes, and a neighbourhood that is already lived in all around. We are looking for someone to run construction from foundations to keys, and who knows when to stop and ask.

What you will do
Lead a team of eight engineers and foremen.
Plan the schedule and control budget and quality.
Work with designers, subcontractors and the municipality.
Stay in touch with the residents next door.

What you bring
A degree in civil engineering or construction management.
Seven years on site, three of them running a high-rise residential project.
A driving licence, and you like being on site.

What we offer
A car, a study fund and paid training days every year. And one day, walking past the building and knowing who built it.`,
    ),
  },
  {
    orderId: 10475,
    jobName: text('מהנדס/ת גשרים', 'Bridge engineer'),
    subfield: text('גשרים ומנהרות', 'Bridges and tunnels'),
    department: text('תכנון', 'Design'),
    company: company('infrastructure'),
    profession: profession('engineering'),
    area: area('north'),
    city: city('yokneam'),
    scope: scope('full'),
    division: division('roads'),
    contactName: text('עמרי חדד', 'Omri Hadad'),
    startAdvertisingDate: '2026-10-28T00:00:00.000Z',
    description: text(
      `על התפקיד
תכנון וליווי של גשר הולכי רגל מעל הנחל ושל שלושה מעבירים בכביש הצפוני.

מה צריך להביא
תואר שני בהנדסת מבנים.
ארבע שנות ניסיון בתכנון גשרים מבטון דרוך.
אנגלית טובה: חלק מהצוות יושב בחו״ל.`,
      `The role
Design and supervision of a footbridge over the stream and of three culverts on the northern road.

What you bring
A master's degree in structural engineering.
Four years of designing prestressed concrete bridges.
Good English: part of the team works abroad.`,
    ),
  },
  {
    orderId: 10460,
    jobName: text('נציג/ת שירות לדיירים', 'Residents’ service representative'),
    department: text('דיירים', 'Residents'),
    company: company('rent'),
    profession: profession('service'),
    area: area('south'),
    city: city('beerSheva'),
    scope: scope('part'),
    contactName: text('לילך פרץ', 'Lilach Peretz'),
    startAdvertisingDate: '2026-10-12T00:00:00.000Z',
    description: text(
      `על התפקיד
להיות הקול שעונה: לשמוע מה התקלקל, להבין מה דחוף, ולוודא שזה תוקן.

שעות
ימים א׳ עד ה׳, 8:00 עד 12:30. אחת לחודש תורנות טלפונית בשישי.

מה צריך להביא
סבלנות, סדר, ועברית רהוטה. רוסית או אמהרית יתרון.`,
      `The role
You are the voice that answers: you hear what broke, work out what is urgent, and make sure it gets fixed.

Hours
Sunday to Thursday, 8:00 to 12:30. Once a month on call on a Friday.

What you bring
Patience, an organised mind and fluent Hebrew. Russian or Amharic is an advantage.`,
    ),
  },
];

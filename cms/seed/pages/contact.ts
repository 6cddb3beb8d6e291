import { HEAD_OFFICE, headOfficeSurroundings } from '../content/headOfficeSurroundings';
import { company, picture, rich, text } from '../lib/bilingual';
import { urlLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const contact: SeedPage = {
  key: 'contact',
  template: 'contact',
  title: text('יצירת קשר', 'Contact'),
  slug: text('contact', 'contact'),
  order: 8,
  description: text(
    'כתבו לקבוצת אבן־דרך או התקשרו אלינו: דירות, השכרה, משקיעים, מוצרים וקריירה.',
    'Write to Even Derech Group or call us about homes, rentals, investments, products or careers.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('נשמח לשמוע מכם', 'We would love to hear from you'),
      text: rich(
        'כתבו לנו ונחזור אליכם תוך יום עסקים אחד. לכל פנייה יש מספר, וכל פנייה מגיעה לאדם, לא לתיבה.',
        'Write to us and we will get back to you within one business day. Every message gets a number, and every message reaches a person, not just a mailbox.',
      ),
    },
    {
      blockType: 'contactForm',
      title: text('השאירו הודעה', 'Leave a message'),
      text: text(
        'ספרו לנו במה אפשר לעזור, ומי שמטפל בנושא יחזור אליכם.',
        'Tell us how we can help, and the right person will get back to you.',
      ),
      company: company('contact'),
    },
    {
      blockType: 'contactBoxes',
      title: text('דרכים נוספות', 'Other ways to reach us'),
      boxes: [
        {
          icon: picture('icon-phone'),
          text: text('מוקד השירות: ימים א׳–ה׳, 8:00–18:00', 'Service centre: Sunday to Thursday, 8:00–18:00'),
          link: urlLink('tel:+97235550100', '03-555-0100', '03-555-0100'),
        },
        {
          icon: picture('icon-mail'),
          text: text('דואר אלקטרוני לכל פנייה', 'Email us about anything'),
          link: urlLink(
            'mailto:hello@even-derech.example',
            'hello@even-derech.example',
            'hello@even-derech.example',
          ),
        },
        {
          icon: picture('icon-pin'),
          text: text(
            'משרדי הקבוצה: דרך המסילה 48, תל אביב־יפו',
            'Head office: 48 HaMesila Road, Tel Aviv-Yafo',
          ),
          link: urlLink(
            `https://www.google.com/maps/search/?api=1&query=${HEAD_OFFICE.latitude}%2C${HEAD_OFFICE.longitude}`,
            'במפה',
            'On the map',
            'blank',
          ),
          location: HEAD_OFFICE,
        },
      ],
      surroundings: headOfficeSurroundings,
    },
  ],
};

import { picture, text } from '../lib/bilingual';
import { homesOf } from '../content/projects/homesOf';
import type { SeedPage } from '../lib/SeedPage';

export const landing: SeedPage = {
  key: 'landing',
  template: 'landing',
  parent: 'residence',
  company: 'residence',
  title: text('אבן־דרך על הים', 'Even Derech by the Sea'),
  slug: text('by-the-sea', 'by-the-sea'),
  order: 3,
  description: text(
    'דירות בנות 4 ו־5 חדרים במגדל חדש מול המרינה בהרצליה. השאירו פרטים לפני ההרשמה המוקדמת.',
    'Four- and five-room homes in a new tower by the Herzliya marina. Leave your details ahead of early registration.',
  ),
  blocks: [
    {
      blockType: 'landingPage',
      slides: [
        {
          imageForDesktop: picture('coast-dawn'),
          imageForMobile: picture('coast-dawn-tall'),
          title: text('לקום אל הים', 'Wake up to the sea'),
          description: text(
            `${homesOf('seaBalconies')} דירות מול המרינה בהרצליה.`,
            `${homesOf('seaBalconies')} homes by the Herzliya marina.`,
          ),
          imageCredit: text('הדמיה: סטודיו אבן־דרך', 'Visual: Even Derech studio'),
          backgroundColorForMobile: 'night',
          whiteColor: true,
          hideContentFromDesktop: false,
        },
        {
          imageForDesktop: picture('balconies-wide'),
          imageForMobile: picture('balconies-tall'),
          title: text('מרפסת של שלושה מטרים', 'A balcony three metres deep'),
          description: text(
            'מספיק לשולחן, לשמונה כיסאות ולשקיעה.',
            'Enough for a table, eight chairs and a sunset.',
          ),
          backgroundColorForMobile: 'terracotta',
          whiteColor: true,
          hideContentFromDesktop: false,
        },
        {
          imageForDesktop: picture('park-wide'),
          imageForMobile: picture('park-tall'),
          title: text('פארק ליד הבית', 'A park by the door'),
          description: text(
            'אגם, שביל ומתקני משחק, בלי לחצות כביש.',
            'A pond, a path and a playground, and no road to cross.',
          ),
          backgroundColorForMobile: 'green',
          whiteColor: false,
          hideContentFromDesktop: false,
        },
      ],
      pageLogo: picture('mark-residence'),
      pageTitle: text('אבן־דרך על הים', 'Even Derech by the Sea'),
      shortDescription: text(
        'ההרשמה המוקדמת נפתחת בינואר. מי שמשאיר פרטים עכשיו בוחר ראשון את הקומה.',
        'Early registration opens in January. Leave your details now and be first to choose your floor.',
      ),
      phone: '*5550',
      whatsApp: '972555500100',
      pageForm: {
        bmbyId: 5431,
        fromTitle: text('נשמח לחזור אליכם', 'We’d be happy to call you back'),
        formTextForMeiling: text(
          'אני מאשר/ת לקבל מידע שיווקי על הפרויקט',
          'I agree to receive marketing information about the project',
        ),
        formTextForSms: text('בדוא״ל וב־SMS.', 'by e-mail and SMS.'),
        formTextForTerms: text('אפשר לבטל את ההסכמה בכל עת.', 'You can withdraw your consent at any time.'),
        formButton: text('חזרו אליי', 'Call me back'),
      },
      bottomLogos: [{ logo: picture('mark-group') }, { logo: picture('mark-construction') }],
    },
  ],
};

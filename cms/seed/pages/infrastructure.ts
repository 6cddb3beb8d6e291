import { FACTS, figure } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

export const infrastructure: SeedPage = {
  key: 'infrastructure',
  template: 'generic',
  parent: 'activities',
  title: text('תשתיות', 'Infrastructure'),
  slug: text('infrastructure', 'infrastructure'),
  hideBreadcrumbs: true,
  order: 1,
  description: text(
    'הכבישים, הגשרים, המסילות והמנהרות שאבן־דרך תשתיות מתכננת, סוללת ומתחזקת.',
    'The roads, bridges, railways and tunnels that Even Derech Infrastructure designs, builds and maintains.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'tall',
      title: text('מחברים מקומות', 'We connect places'),
      subTitle: text('אבן־דרך תשתיות', 'Even Derech Infrastructure'),
      desktopImage: picture('bridge'),
      mobileImage: picture('bridge-tall'),
    },
    {
      blockType: 'contentText',
      title: text('לגשר, בלי לגעת בנחל', 'A bridge that never touches the stream'),
      text: rich(
        `גשר נחל אורן תלוי כולו על שני פילונים שעומדים מחוץ לגדות. במשך כל הבנייה נשאר השביל שבנחל פתוח למטיילים.

## מה אנחנו בונים

- כבישים בין־עירוניים ומחלפים
- גשרים, מנהרות ומעברים לבעלי חיים
- מסילות, תחנות ומתחמי תחבורה

פרטים טכניים נמצאים ב[דף הפרויקט](file:bridge-sheet-he).`,
        `Oren Stream Bridge hangs from two pylons that stand clear of the banks. The footpath along the stream stayed open throughout construction.

## What we build

- Interurban roads and interchanges
- Bridges, tunnels and wildlife crossings
- Railways, stations and transport hubs

For technical details, see [the project sheet](file:bridge-sheet-en).`,
      ),
    },
    {
      blockType: 'numbersComponent1',
      colorPicker: 'teal',
      items: [
        {
          largeText: text(figure(FACTS.roadsKm), figure(FACTS.roadsKm)),
          textNextToNumber: text('ק״מ', 'km'),
          text: text('כבישים שנסללו', 'of roads paved'),
        },
        { largeText: text(`${FACTS.bridges}`, `${FACTS.bridges}`), text: text('גשרים', 'bridges') },
        {
          largeText: text('31', '31'),
          textNextToNumber: text('ק״מ', 'km'),
          text: text('מנהרות', 'of tunnels'),
        },
      ],
    },
    {
      blockType: 'imageText',
      image: picture('road-works'),
      imageSide: 'end',
      eyebrow: text('בשטח', 'On site'),
      title: text('סוללים בלילה, נוסעים ביום', 'Paved by night, driven by day'),
      text: rich(
        'רוב העבודות בצירים פעילים נעשות בין עשר בלילה לחמש בבוקר. בבוקר הכביש פתוח, והדרך קצרה יותר.',
        'We do most of our work on busy roads between ten at night and five in the morning. By rush hour the road is open, and the journey is shorter.',
      ),
    },
  ],
};

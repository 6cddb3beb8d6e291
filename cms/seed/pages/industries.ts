import { FACTS } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { fileLink, pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const industries: SeedPage = {
  key: 'industries',
  template: 'generic',
  parent: 'activities',
  title: text('תעשיות', 'Industries'),
  slug: text('industries', 'industries'),
  order: 2,
  description: text(
    'בטון, אגרגטים וחומרי גמר מהמחצבות ומהמפעלים של אבן־דרך תעשיות.',
    'Concrete, aggregates and finishing materials from the quarries and plants of Even Derech Industries.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('מה שהכול עומד עליו', 'What it all stands on'),
      subTitle: text('אבן־דרך תעשיות', 'Even Derech Industries'),
      desktopImage: picture('quarry'),
    },
    {
      blockType: 'contentText',
      title: text('אבן היא חומר גלם, לא פסולת', 'Stone is a resource, not waste'),
      text: rich(
        `ארבע מחצבות ושמונה מפעלי בטון מספקים חומר לאתרים בכל הארץ, במרחק נסיעה של פחות משעה מכל אחד מהם.

## מה אנחנו מייצרים

- **אגרגטים** לכבישים, לבטון ולמסילות, שליש מהם מפסולת ממוחזרת
- **בטון מובא** ב־140 תערובות, ובהן בטון דל־פחמן
- **אלמנטים טרומיים** לגשרים, לקירות ולמדרגות
- **אבן לחיפוי**, מנוסרת לפי שרטוט

## לפי משפחה

- [טיח וגמר](page:products-ashkalit)
- [גבס](page:products-bg-bond)
- [בלוקים וריצוף](page:products-ashbond)
- [איטום](page:products-itumit)
- [בטון מובא](page:products-israbeton)
- [חול, חצץ ומצעים](page:products-quarries)`,
        `Four quarries and eight concrete plants supply building sites all over the country. None is more than an hour’s drive away.

## What we make

- **Aggregates** for roads, concrete and railways, a third of them recycled
- **Ready-mix concrete** in 140 mixes, including low-carbon ones
- **Precast elements** for bridges, walls and stairs
- **Cladding stone**, cut to your drawing

## By family

- [Plasters and finishes](page:products-ashkalit)
- [Gypsum](page:products-bg-bond)
- [Blocks and paving](page:products-ashbond)
- [Waterproofing](page:products-itumit)
- [Ready-mix concrete](page:products-israbeton)
- [Sand, gravel and bases](page:products-quarries)`,
      ),
    },
    {
      blockType: 'numbersComponent',
      blockTitle: text('בשנה אחת', 'In one year'),
      colorPicker: 'green',
      items: [
        {
          largeText: text('11.4', '11.4'),
          textNextToNumber: text('מיליון טון', 'million tonnes'),
          text: text('אגרגטים', 'of aggregates'),
        },
        {
          largeText: text(`${FACTS.recycledAggregatesPercent}`, `${FACTS.recycledAggregatesPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('מהם ממוחזרים', 'of them recycled'),
        },
        {
          largeText: text('2.1', '2.1'),
          textNextToNumber: text('מיליון מ״ק', 'million m³'),
          text: text('בטון', 'of concrete'),
        },
      ],
      bottomText: text('נתוני 2025.', 'Figures for 2025.'),
    },
    {
      blockType: 'imageText',
      image: picture('concrete-plant'),
      imageSide: 'start',
      eyebrow: text('בטון', 'Concrete'),
      title: text('התערובת יודעת לאן היא נוסעת', 'The mix knows where it’s going'),
      text: rich(
        'כל מערבל יוצא עם תעודה דיגיטלית: מה יש בתערובת, מתי נטענה, ועד מתי יש לצקת אותה. מהנדסת האתר רואה הכול לפני שהמשאית מגיעה לשער.',
        'Every mixer leaves with a digital certificate: what is in the mix, when it was loaded and when it must be poured by. The site engineer sees it all before the lorry reaches the gate.',
      ),
      link: pageLink('contact', 'להזמנת בטון', 'Order concrete'),
    },
    {
      blockType: 'imageText',
      image: picture('facade-stone'),
      imageSide: 'end',
      eyebrow: text('אבן', 'Stone'),
      title: text('מנוסרת במקום, מונחת ביד', 'Cut here, laid by hand'),
      text: rich(
        'האבן לחיפוי נחצבת, מנוסרת ומסותתת באותו מפעל. כל לוח ממוספר לפי מקומו בחזית.',
        'Our cladding stone is quarried, cut and dressed at a single plant. Every slab is numbered for its place in the façade.',
      ),
      link: fileLink('esg-report-en', 'תקציר דוח האחריות (אנגלית)', 'Sustainability report summary'),
    },
    {
      blockType: 'projectButton',
      text: text('שישים מוצרים, מפרט לכל אחד', 'Sixty products, each with full specifications'),
      link: pageLink('products', 'לכל המוצרים', 'All products'),
    },
    {
      blockType: 'projectButton',
      text: text('המפעלים והמחסנים שאנחנו מקימים', 'The plants and warehouses we build'),
      link: pageLink('industryProjects', 'לפרויקטים בתעשייה', 'Industry projects'),
    },
    {
      blockType: 'contactHeader',
      title: text('צריכים חומר לאתר?', 'Need materials for your site?'),
      text: text('מוקד ההזמנות פתוח מ־5:00 בבוקר.', 'Our order desk opens at 5 a.m.'),
      phone: '03-555-0140',
      link: pageLink('contact', 'כתבו לנו', 'Write to us'),
    },
  ],
};

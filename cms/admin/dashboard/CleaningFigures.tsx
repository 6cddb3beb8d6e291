import type { Payload } from 'payload';
import { cleaningProgress } from '../../content/cleaning/cleaningProgress';
import type { Locale } from '../../platform/locales/locales';

const TEXTS = {
  he: {
    title: 'ניקוי תמונות וסרטונים קיימים',
    about: 'המערכת מסירה מקבצים שהועלו בעבר את פרטי המיקום, המכשיר והבעלים, ומיישרת תמונות מסובבות.',
    progress: (examined: string, files: string, cleaned: string) =>
      `קבצים שנבדקו: ${examined} מתוך ${files}. קבצים שהוחלפו: ${cleaned}.`,
    failedOne: 'לא ניתן לנקות את הקובץ הזה. יש לפתוח אותו ולהעלות במקומו קובץ תקין:',
    failed: 'לא ניתן לנקות את הקבצים האלה. יש לפתוח כל אחד מהם ולהעלות במקומו קובץ תקין:',
  },
  en: {
    title: 'Cleaning of existing pictures and videos',
    about:
      'The CMS removes the location, device and owner from files uploaded earlier, and turns pictures upright.',
    progress: (examined: string, files: string, cleaned: string) =>
      `Files checked: ${examined} of ${files}. Files replaced: ${cleaned}.`,
    failedOne: 'This file could not be cleaned. Open it and upload a usable file in its place:',
    failed: 'These files could not be cleaned. Open each of them and upload a usable file in its place:',
  },
};

/**
 * Shows how many stored files have been cleaned of metadata such as location and owner, and which ones failed. Renders
 * nothing once all files are done without failures.
 */
export async function CleaningFigures({ payload, language }: { payload: Payload; language: Locale }) {
  const { cleaned, examined, failed, files, isDone } = await cleaningProgress(payload);
  if (failed.length === 0 && (isDone || files === 0)) return null;
  const texts = TEXTS[language];
  const words = (count: number) => count.toLocaleString(language === 'he' ? 'he-IL' : 'en-GB');
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.about}</p>
      {!isDone && (
        <>
          <progress max={files} value={examined} aria-label={texts.title} />
          <p>{texts.progress(words(examined), words(files), words(cleaned))}</p>
        </>
      )}
      {failed.length > 0 && (
        <>
          <p className="overview__error">{failed.length === 1 ? texts.failedOne : texts.failed}</p>
          <ul className="overview__list">
            {failed.map(({ id, name }) => (
              <li key={id}>
                <a href={`${payload.config.routes.admin}/collections/media/${id}`}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { createRoot } from 'react-dom/client';
import { Map as PlacesMap } from '../../src/components/Map/Map';
import type { LocaleData } from '../../src/i18n/createTranslator';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { TranslationProvider } from '../../src/i18n/TranslationProvider';

declare global {
  interface Window {
    /** Texts of each language. `serveMapPage` sets them. */
    locales: Record<Language, LocaleData>;
  }
}

const NAMES = { he: ['משרד ראשי', 'מפעל הבטון'], en: ['Head office', 'Concrete plant'] } as const;

const query = new URLSearchParams(window.location.search);
const language: Language = query.get('language') === 'en' ? 'en' : 'he';
const root = document.getElementById('root') as HTMLElement;
root.style.marginBlockStart = query.has('below') ? '500vh' : '0';
const zoom = Number(query.get('zoom'));
const [office, plant] = NAMES[language];
document.documentElement.lang = language;
document.documentElement.dir = LANGUAGES[language].direction;
createRoot(root).render(
  <TranslationProvider language={language} locales={window.locales[language]}>
    <PlacesMap
      label="Map under test"
      places={[
        { key: 'office', name: office, latitude: 32.0612, longitude: 34.7895 },
        { key: 'plant', name: plant, latitude: 32.79, longitude: 35.05 },
      ]}
      {...(zoom > 0 && { start: { center: { latitude: 32.0612, longitude: 34.7895 }, zoom } })}
    />
  </TranslationProvider>,
);

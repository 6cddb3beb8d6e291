import { text } from '../../lib/bilingual';
import { mp4, type SeedFile } from './SeedFile';

/** Short silent films for page headers, rendered by `demo/renderFilms.ts`. */
export const films: readonly SeedFile[] = [
  mp4('towers-dusk-film', text('ערב יורד על מגדלי המגורים', 'Evening falls on the residential towers')),
  mp4('coast-dawn-film', text('זריחה מעל קו החוף', 'Sunrise above the shore')),
];

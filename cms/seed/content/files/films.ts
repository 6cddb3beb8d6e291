import { text } from '../../lib/bilingual';
import { asset, type SeedFile } from './SeedFile';

/** Short silent films for the top of pages; `cms/seed/generators/makeFilms.ts` renders them. */
export const films: readonly SeedFile[] = [
  asset(
    'towers-dusk-film',
    'mp4',
    text('ערב יורד על מגדלי המגורים', 'Evening falls on the residential towers'),
  ),
  asset('coast-dawn-film', 'mp4', text('זריחה מעל קו החוף', 'Sunrise above the shore')),
];

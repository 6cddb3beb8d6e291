import { certificate } from '../drawings/certificate';
import { companyMark } from '../marks/companyMarks';
import { iconNames, letterIcon, lineIcon, pinIcon, pinNames } from '../marks/lineIcons';
import { fiveStars, partnerMark } from '../marks/partnerMarks';
import { drawn, vector, type Picture } from './Picture';

const mark = (company: string, ...look: Parameters<typeof companyMark>) =>
  vector(`mark-${company}`, companyMark(...look));

/** Company marks, small icons, letters, certificates. */
export const marks: readonly Picture[] = [
  mark('group', 'road', '#12262f', '#2f5361'),
  mark('contact', 'talk', '#54697a', '#7e94a4'),
  mark('residence', 'home', '#a8472a', '#c9714f'),
  mark('construction', 'crane', '#8a6a1f', '#b58f34'),
  mark('infrastructure', 'bridge', '#1f5a6b', '#3f8496'),
  mark('industries', 'crystal', '#4f5e4c', '#7c9074'),
  mark('properties', 'offices', '#27455f', '#4a708d'),
  mark('rent', 'key', '#7b4a63', '#a5708b'),
  mark('international', 'globe', '#1d5a4f', '#3d8a7b'),
  vector('stars-5', fiveStars('#b98a2f')),
  vector('partner-arc', partnerMark('arc', '#27455f')),
  vector('partner-terrace', partnerMark('terrace', '#8a6a1f')),
  vector('partner-leaf', partnerMark('leaf', '#4f6b4c')),
  vector('partner-wave', partnerMark('wave', '#1f5a6b')),
  vector('partner-lens', partnerMark('lens', '#7b4a63')),
  vector('partner-frame', partnerMark('frame', '#a8472a')),
  vector('partner-fold', partnerMark('fold', '#12262f')),
  vector('partner-dots', partnerMark('dots', '#54697a')),
  ...iconNames.map((name) => vector(`icon-${name}`, lineIcon(name))),
  ...pinNames.map((name) => vector(`pin-${name}`, pinIcon(name))),
  vector('letter-e', letterIcon('E', '#1d6b45')),
  vector('letter-s', letterIcon('S', '#1f6f8b')),
  vector('letter-g', letterIcon('G', '#a8472a')),
  drawn('certificate-quality', certificate('#a8472a')),
  drawn('certificate-safety', certificate('#b98a2f')),
  drawn('certificate-environment', certificate('#1f6f8b')),
  drawn('certificate-green', certificate('#1d6b45')),
];

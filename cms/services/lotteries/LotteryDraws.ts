import { technicalTable } from '../../platform/database/technicalTable';

/**
 * Progress of the draws. It is stored apart from the fields that staff edit, so that saving a form cannot undo a step.
 * A row is created when the hash of the seed is published. Each step is a single SQL statement that succeeds only in
 * the stage before it (`steps/`).
 */
export const LotteryDraws = technicalTable('lotteryDraws', [
  { name: 'lottery', type: 'number', required: true, unique: true, index: true },
  // One of `announced`, `closed`, `drawn` and `published`.
  { name: 'stage', type: 'text', required: true },
  { name: 'seedHash', type: 'text', required: true },
  { name: 'announcedAt', type: 'text', required: true },
  // The seed, encrypted until the draw (`sealedSeed`).
  { name: 'sealedSeed', type: 'text', required: true },
  { name: 'closedAt', type: 'text' },
  // `numbers` is the published list, with one number per line. `homes` is the number of homes when registration was
  // closed.
  { name: 'numbers', type: 'textarea' },
  { name: 'listHash', type: 'text' },
  { name: 'homes', type: 'number' },
  { name: 'seed', type: 'text' },
  // The registration numbers in the order of the draw, one per line.
  { name: 'results', type: 'textarea' },
  { name: 'drawnAt', type: 'text' },
  { name: 'publishedAt', type: 'text' },
]);

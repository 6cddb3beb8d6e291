import { technicalTable } from '../../platform/database/technicalTable';

/**
 * The progress of draws, apart from the fields that staff edit, so that no form can undo a step.
 * A row is created when the seed's hash is published. Every step is one statement that requires the stage
 * before it (`steps/`).
 */
export const LotteryDraws = technicalTable('lotteryDraws', [
  { name: 'lottery', type: 'number', required: true, unique: true, index: true },
  // 'announced', 'closed', 'drawn', 'published'
  { name: 'stage', type: 'text', required: true },
  { name: 'seedHash', type: 'text', required: true },
  { name: 'announcedAt', type: 'text', required: true },
  // Encrypted until the draw (`sealedSeed`).
  { name: 'sealedSeed', type: 'text', required: true },
  { name: 'closedAt', type: 'text' },
  // The published list, one number per line, and the number of homes at closing.
  { name: 'numbers', type: 'textarea' },
  { name: 'listHash', type: 'text' },
  { name: 'homes', type: 'number' },
  { name: 'seed', type: 'text' },
  // The numbers in drawn order, one per line.
  { name: 'results', type: 'textarea' },
  { name: 'drawnAt', type: 'text' },
  { name: 'publishedAt', type: 'text' },
]);

import { technicalTable } from '../../platform/database/technicalTable';

/**
 * How far the draw of a lottery has got. It stands apart from what staff edit, so that no save of a form can take a step back. A row is
 * made when the hash of the seed is published; every step is one statement that names the stage before it (`steps/`).
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
  // The published list, a number to a line, and how many homes there were when it was closed.
  { name: 'numbers', type: 'textarea' },
  { name: 'listHash', type: 'text' },
  { name: 'homes', type: 'number' },
  { name: 'seed', type: 'text' },
  // The numbers in their order, one to a line.
  { name: 'results', type: 'textarea' },
  { name: 'drawnAt', type: 'text' },
  { name: 'publishedAt', type: 'text' },
]);

import { errorShape } from '../platform/http/answerShapes';
import type { Part } from '../platform/parts/part';
import { captchaChallenge, challengeShape } from './captchaChallenge';
import { ConsentVersions } from './consents/ConsentVersions';
import { Attachments } from './files/Attachments';
import { limitReads, TOO_MANY_READS } from './limitReads';
import { purgeExpired } from './purgeExpired';
import { IdempotencyKeys } from './tables/IdempotencyKeys';
import { RateLimits } from './tables/RateLimits';
import { SpentCaptchas } from './tables/SpentCaptchas';

/** The part of the CMS that all forms for visitors share: its collections, chores and routes. */
export const intakePart: Part = {
  collections: [Attachments, ConsentVersions, IdempotencyKeys, RateLimits, SpentCaptchas],
  chores: [purgeExpired],
  routes: [
    {
      method: 'GET',
      path: '/web/captcha/challenge',
      handler: limitReads(captchaChallenge),
      docs: {
        summary: 'A proof of work (ALTCHA) for the browser; its solution is sent as gRecaptchaResponse',
        answers: {
          200: {
            description: 'The challenge',
            schema: challengeShape,
          },
          404: { description: 'Another captcha is configured', schema: errorShape },
          429: TOO_MANY_READS,
        },
      },
    },
  ],
};

import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { Locale } from '../locales/locales';

const SCHEDULED = 'carriesOutSchedule';

/** Whether the request runs a schedule. */
export const isScheduled = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context?.[SCHEDULED] === true;

interface ScheduledRequest {
  /** Language of error messages. */
  language: Locale;
  /** Language of the content. */
  locale?: Locale;
  /** The only language to publish. */
  only?: Locale;
  /** Author of the schedule. */
  user?: TypedUser | null;
}

/** Creates the request that runs a schedule. */
export async function scheduledRequest(
  payload: Payload,
  { language, locale, only, user }: ScheduledRequest,
): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  return createLocalReq(
    {
      context: { [SCHEDULED]: true },
      ...(locale && { locale }),
      ...(user && { user }),
      // Hooks read these values as in a request of the admin.
      req: { i18n: i18n as PayloadRequest['i18n'], query: { ...(only && { publishSpecificLocale: only }) } },
    },
    payload,
  );
}

import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { Locale } from '../locales/locales';

const SCHEDULED = 'carriesOutSchedule';

/** Checks whether a request was created by `scheduledRequest` to run a schedule. */
export const isScheduled = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context?.[SCHEDULED] === true;

interface ScheduledRequest {
  /** Language in which error messages are written. */
  language: Locale;
  /** Language of the content that the request reads and writes. */
  locale?: Locale;
  /** The only language to publish, if not all. */
  only?: Locale;
  /** User who created the schedule. */
  user?: TypedUser | null;
}

/** Creates the request with which a schedule runs. */
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
      // Sets these values because hooks read them from requests of the admin.
      req: { i18n: i18n as PayloadRequest['i18n'], query: { ...(only && { publishSpecificLocale: only }) } },
    },
    payload,
  );
}

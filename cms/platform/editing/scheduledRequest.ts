import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { Locale } from '../locales';

const SCHEDULED = 'carriesOutSchedule';

/** Whether a request publishes, or takes off the site, what somebody scheduled. */
export const isScheduled = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
  context?.[SCHEDULED] === true;

interface ScheduledRequest {
  /** Language of what is said about it. */
  language: Locale;
  /** Of the content. */
  locale?: Locale;
  /** The only language that becomes public. */
  only?: Locale;
  /** Who scheduled it. */
  user?: TypedUser | null;
}

/** The request by which a schedule is carried out. */
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
      // As a call of the admin says it: hooks look there.
      req: { i18n: i18n as PayloadRequest['i18n'], query: { ...(only && { publishSpecificLocale: only }) } },
    },
    payload,
  );
}

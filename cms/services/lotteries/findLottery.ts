import type { Payload, PayloadRequest } from 'payload';
import type { Lottery } from '../../payload-types';
import type { Locale } from '../../platform/locales';

const ID = /^[1-9]\d{0,8}$/;

interface Asked {
  payload: Payload;
  /** From the path, as it came. */
  id: string | undefined;
  language: Locale;
  req?: PayloadRequest;
}

/** A lottery by the number in an address, its name in the language or else the other one; null where there is none. */
export async function findLottery({ payload, id, language, req }: Asked): Promise<Lottery | null> {
  if (!ID.test(id ?? '')) return null;
  const { docs } = await payload.find({
    collection: 'lotteries',
    where: { id: { equals: Number(id) } },
    locale: language,
    fallbackLocale: language === 'he' ? 'en' : 'he',
    limit: 1,
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  return docs[0] ?? null;
}

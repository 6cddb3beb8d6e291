import type { Payload } from 'payload';
import type { Lottery, LotteryRegistration } from '../payload-types';
import { env } from '../platform/env/env';
import { confirmationLink } from '../services/lotteries/mails/confirmationLink';
import { runDrawStep } from '../services/lotteries/steps/runDrawStep';
import { solveCaptcha, type ContactCms, type Fields } from './contactHarness';
import { createProject } from './createProject';
import { post } from './paymentHarness';

export const HOUR_MS = 60 * 60 * 1000;

/** Creates a lottery. By default, its registration opened an hour ago and closes in an hour. */
export async function createLottery(
  payload: Payload,
  { project, ...changes }: Partial<Pick<Lottery, 'project' | 'opensAt' | 'closesAt' | 'homes'>> = {},
): Promise<Lottery> {
  return payload.create({
    collection: 'lotteries',
    locale: 'he',
    depth: 0,
    data: {
      name: 'הגרלת רובע רימון',
      project: project ?? (await createProject(payload)),
      opensAt: new Date(Date.now() - HOUR_MS).toISOString(),
      closesAt: new Date(Date.now() + HOUR_MS).toISOString(),
      homes: 2,
      ...changes,
    },
  });
}

/** Creates a lottery and announces it, so that visitors can register. @returns its id */
export async function createOpenLottery(payload: Payload): Promise<number> {
  const { id } = await createLottery(payload);
  await runDrawStep(payload, { lottery: id, step: 'announce' });
  return id;
}

/** Returns the fields of a valid registration, without a captcha token. */
export const registration = (changes: Fields = {}): Fields => ({
  fullName: 'דנה כהן',
  idNumber: '123456782',
  email: 'dana@example.com',
  phone: '050-1234567',
  terms: true,
  allowedMarketing: false,
  allowedSmsAndEmail: false,
  uri: 'http://localhost:9101/projects/pomegranate/',
  ...changes,
});

/** Identity numbers with a correct check digit. */
export const ID_NUMBERS = ['123456782', '000000018', '000000026', '000000034', '000000042', '000000059'];

/** Sends a registration with a valid captcha token. */
export async function register(
  cms: ContactCms,
  lottery: number,
  changes: Fields = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const gRecaptchaResponse = await solveCaptcha(cms.url);
  return post(
    cms,
    `/web/lotteries/${lottery}/register`,
    { ...registration(changes), gRecaptchaResponse },
    headers,
  );
}

/** Returns the registration with a reference number, with the data that staff see. */
export async function readRegistration(cms: ContactCms, reference: string): Promise<LotteryRegistration> {
  const { docs } = await cms.payload.find({
    collection: 'lotteryRegistrations',
    where: { reference: { equals: reference } },
    depth: 0,
  });
  if (!docs[0]) throw new Error(`There is no ${reference}`);
  return docs[0];
}

/** Returns the link in the mail that confirms a registration, changed to the port of the test. */
export async function linkOf(
  cms: ContactCms,
  reference: string,
  language: 'en' | 'he' = 'en',
): Promise<string> {
  const link = confirmationLink(await readRegistration(cms, reference), language);
  return link.replace(env.cmsUrl, cms.url);
}

/** Registers, and confirms the registration with the link in the mail. @returns the reference number */
export async function registerConfirmed(
  cms: ContactCms,
  lottery: number,
  changes: Fields = {},
): Promise<string> {
  const reference = await registerOnly(cms, lottery, changes);
  const { status } = await fetch(await linkOf(cms, reference), { method: 'POST' });
  if (status !== 200) throw new Error(`The registration was not confirmed: ${status}`);
  return reference;
}

/** Registers without confirming the registration. @returns the reference number */
export async function registerOnly(cms: ContactCms, lottery: number, changes: Fields = {}): Promise<string> {
  const response = await register(cms, lottery, changes);
  if (response.status !== 200) throw new Error(`The registration was refused: ${await response.text()}`);
  return response.headers.get('X-Reference') ?? '';
}

/** Moves the end of registration to `hours` ago, as if that time had passed. */
export const endRegistration = (payload: Payload, id: number, hours: number) =>
  payload.db.updateOne({
    collection: 'lotteries',
    id,
    data: { closesAt: new Date(Date.now() - hours * HOUR_MS - 1000).toISOString() },
  });

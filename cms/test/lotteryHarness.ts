import type { Payload } from 'payload';
import type { Lottery } from '../payload-types';
import { takeStep } from '../services/lotteries/steps/takeStep';
import type { Fields } from './contactHarness';
import { createProject } from './createProject';

export const HOUR_MS = 60 * 60 * 1000;

/** Creates a lottery, by default opened an hour ago and closing in an hour. */
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

/** Creates a lottery with open registration. @returns its id */
export async function createOpenLottery(payload: Payload): Promise<number> {
  const { id } = await createLottery(payload);
  await takeStep(payload, { lottery: id, step: 'announce' });
  return id;
}

/** Valid registration without a captcha answer. */
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

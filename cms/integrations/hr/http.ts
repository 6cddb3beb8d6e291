import { postForReference } from '../postForReference';
import type { HrApplication, HrService } from './hr';

interface HttpHrSettings {
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** Job application payload (corporate-site §3) with the reference number. */
const bodyOf = ({ application, cv, cvInfection }: HrApplication) => ({
  reference: application.reference,
  createdAt: application.createdAt,
  language: application.language,
  orderId: application.orderId,
  jobName: application.jobName,
  firstName: application.firstName,
  lastName: application.lastName,
  phone: application.phone,
  email: application.email ?? '',
  isApprovedTerms: true,
  consentVersion: application.consentVersion ?? null,
  consentAt: application.consentAt ?? null,
  isReferral: application.isReferral === true,
  referralName: application.referralName ?? '',
  referralPhone: application.referralPhone ?? '',
  referralEmail: application.referralEmail ?? '',
  fileNameWithExtension: cv?.name ?? '',
  cvMimeType: cv?.mimeType ?? '',
  // Explains a missing CV to recruiters.
  cvRemovedBecause: cvInfection ? `The virus scanner found ${cvInfection}` : '',
  cvFileBase64: cv?.bytes.toString('base64') ?? '',
  source: application.source ?? {},
});

/** HR system over HTTP: receives the application with its CV as JSON (`postForReference`). */
export function httpHr(settings: HttpHrSettings): HrService {
  return {
    name: 'http',
    addApplication: (order) =>
      postForReference({ name: 'The HR system', ...settings }, bodyOf(order), order.key),
  };
}

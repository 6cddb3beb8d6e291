import { postForReference } from '../postForReference';
import type { CrmLead, CrmService } from './crm';

interface HttpCrmSettings {
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** Returns the request body for a project lead (corporate-site §3), with its reference number. */
const bodyOf = ({ lead, meeting, recipient }: CrmLead) => ({
  reference: lead.reference,
  createdAt: lead.createdAt,
  language: lead.language,
  projectId: lead.projectId ?? -1,
  companyId: lead.companyId ?? -1,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  comments: lead.comments ?? '',
  projectStatus: lead.projectStatus ?? '',
  formType: lead.formType ?? '',
  formSubject: lead.formSubject ?? '',
  formData: lead.formData ?? {},
  allowedMarketing: lead.allowedMarketing === true,
  allowedSmsAndEmail: lead.allowedSmsAndEmail === true,
  consentVersion: lead.consentVersion ?? null,
  consentAt: lead.consentAt ?? null,
  toEmail: recipient ?? '',
  uri: lead.source?.uri ?? '',
  source: lead.source ?? {},
  ...(meeting && { meeting }),
});

/** CRM that receives leads as JSON over HTTP (`postForReference`). */
export function httpCrm(settings: HttpCrmSettings): CrmService {
  return {
    name: 'http',
    addLead: (order) => postForReference({ name: 'The CRM', ...settings }, bodyOf(order), order.key),
  };
}

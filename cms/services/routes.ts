import { z } from 'zod';
import { apply } from './careers/apply';
import { applySchema } from './careers/applySchema';
import { listContactSubjects, SUBJECTS_ORDER } from './contact/listContactSubjects';
import { contactUs } from './contact/contactUs';
import { contactUsSchema } from './contact/contactUsSchema';
import { formEntry } from './forms/entries/formEntry';
import { handleIntake } from '../intake/handleIntake';
import { lead } from './leads/lead';
import { leadAnswerShape } from './leads/leadAnswer';
import { leadSchema } from './leads/leadSchema';
import { REFERENCE } from '../intake/reference';
import { env } from '../platform/env';
import { envelope, errorShape } from '../platform/http/answerShapes';
import { captchaChallenge } from '../intake/captchaChallenge';
import { contentVersion } from '../content/publishing/contentVersion';
import { formDefinition } from './forms/formDefinition';
import { definitionDocs, entryDocs } from './forms/formDocs';
import { health } from '../platform/http/health';
import { intakeDocs } from '../intake/intakeDocs';
import { openApi } from '../platform/http/openApi';
import { paymentRoutes } from './payments/paymentRoutes';
import type { Route } from '../platform/http/route';

const LANGUAGE = { 'X-Accept-Language': 'he-il or en-us: language of the answer' };

/** Every live service of the CMS. */
export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: '/web/health',
    handler: health,
    docs: {
      summary: 'Whether the CMS and its database answer',
      answers: {
        200: { description: 'They do', schema: z.object({ status: z.literal('ok') }) },
        503: { description: 'The database does not', schema: z.object({ status: z.literal('unavailable') }) },
      },
    },
  },
  {
    method: 'GET',
    path: '/web/content/version',
    handler: contentVersion,
    docs: {
      summary: 'A text that changes whenever public content changes',
      answers: { 200: { description: 'The version', schema: z.object({ version: z.string() }) } },
    },
  },
  {
    method: 'GET',
    path: '/web/openapi.json',
    handler: openApi(() => routes, env.cmsUrl),
    docs: {
      summary: 'This document',
      answers: { 200: { description: 'OpenAPI 3.1', schema: z.record(z.string(), z.unknown()) } },
    },
  },
  {
    method: 'GET',
    path: '/web/captcha/challenge',
    handler: captchaChallenge,
    docs: {
      summary: 'A proof of work (ALTCHA) for the browser; its solution is sent as gRecaptchaResponse',
      answers: {
        200: {
          description: 'The challenge',
          schema: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
        },
        404: { description: 'Another captcha guards the forms', schema: errorShape },
      },
    },
  },
  {
    method: 'GET',
    path: '/web/contactUs/subjects/{companyId}',
    handler: listContactSubjects,
    docs: {
      summary: 'What one may write to a company about',
      params: { companyId: 'Number of the company' },
      headers: LANGUAGE,
      answers: {
        200: {
          description: 'Subject id → name',
          schema: z.record(z.string(), z.string()),
          headers: { [SUBJECTS_ORDER]: 'The ids in their order, with commas between' },
        },
        404: { description: 'There is no such company', schema: errorShape },
      },
    },
  },
  {
    method: 'POST',
    path: '/web/contactUs/sendContactUs',
    handler: handleIntake(contactUs),
    docs: intakeDocs({
      summary: 'Sends a contact message',
      body: contactUsSchema,
      accepted: {
        description: 'The message is stored',
        schema: envelope(z.literal(true)),
        headers: { [REFERENCE]: 'The number by which staff find the message' },
      },
    }),
  },
  {
    method: 'POST',
    path: '/web/bmby/lead',
    handler: handleIntake(lead),
    docs: intakeDocs({
      summary: 'Leaves contact details about a project or a product; refusals carry the same envelope',
      body: leadSchema,
      accepted: {
        description: 'The lead is stored',
        schema: envelope(leadAnswerShape),
        headers: { [REFERENCE]: 'The number by which staff find the lead' },
      },
    }),
  },
  {
    method: 'POST',
    path: '/web/jobs/apply',
    handler: handleIntake(apply),
    docs: intakeDocs({
      summary: 'Applies for a job, for oneself or for a friend',
      body: applySchema,
      accepted: {
        description: 'The application and its CV are stored',
        schema: envelope(z.literal(true)),
        headers: { [REFERENCE]: 'The number by which staff find the application' },
      },
    }),
  },
  ...paymentRoutes,
  {
    method: 'GET',
    path: '/umbraco/forms/api/v1/definitions/{id}',
    handler: formDefinition,
    docs: definitionDocs,
  },
  {
    method: 'POST',
    path: '/umbraco/forms/api/v1/entries/{id}',
    handler: handleIntake(formEntry),
    docs: entryDocs,
  },
];

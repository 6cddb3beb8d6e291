import type { ZodType } from 'zod';
import type { AnswerDocs, Route } from '../platform/http/route';
import { handleIntake } from './handleIntake';
import type { Intake } from './intake';
import { intakeDocs } from './intakeDocs';
import { parseWith } from './parseWith';

interface Captcha {
  gRecaptchaResponse?: string | undefined;
}

interface IntakeRoute<Input, Prepared>
  extends
    Omit<Intake<Input, Prepared>, 'parse' | 'idempotentContent' | 'captchaAnswer'>,
    Omit<Parameters<typeof intakeDocs>[0], 'body' | 'hasConsents'> {
  path: string;
  /** Schema that validates the body. */
  body: ZodType<Input>;
  /** Whether the form has a captcha. The pipeline then verifies the token in the field `gRecaptchaResponse`. */
  captcha: boolean;
  /** OpenAPI documentation of responses that the pipeline does not send itself. */
  answers?: Record<number, AnswerDocs>;
}

/** Defines the route of a form. A schema validates its body. */
export function intakeRoute<Input extends object, Prepared = undefined>({
  path,
  summary,
  params,
  body,
  accepted,
  answers,
  storesNothing = false,
  captcha,
  ...intake
}: IntakeRoute<Input, Prepared>): Route {
  const docs = intakeDocs({
    summary,
    body,
    accepted,
    storesNothing,
    hasConsents: intake.consents !== undefined,
    ...(params && { params }),
  });
  return {
    method: 'POST',
    path,
    handler: handleIntake<Input, Prepared>({
      ...intake,
      parse: (json, { language }) => parseWith(body, json, language),
      idempotentContent: storesNothing
        ? null
        : ({ gRecaptchaResponse: _answer, ...idempotentContent }: Input & Captcha) => idempotentContent,
      ...(captcha && { captchaAnswer: ({ gRecaptchaResponse }: Input & Captcha) => gRecaptchaResponse }),
    }),
    docs: { ...docs, answers: { ...docs.answers, ...answers } },
  };
}

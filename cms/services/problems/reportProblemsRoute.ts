import { requestLanguage } from '../../intake/language';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { counter } from '../../platform/metrics/registry';
import { readLimited } from '../../platform/http/readLimited';
import type { Handler, Route } from '../../platform/http/route';
import { parseJson } from '../../intake/steps/parseJson';
import { refuseForeignOrigin } from '../../intake/steps/refuseForeignOrigin';
import { clientAddress } from '../../platform/http/clientAddress';
import { exceedsReadLimit } from '../../platform/http/exceedsReadLimit';
import { refusedAnswer } from '../../intake/answers';
import { Refusal } from '../../intake/Refusal';
import { engineOf } from './engineOf';
import { reportShape, type Report } from './problemShapes';
import { storeProblem } from './storeProblem';

const MAX_BYTES = 16_384;

const problems = () =>
  counter({
    name: 'site_problems_total',
    help: 'Errors and failed parts that browsers of visitors reported',
    labels: ['kind'],
  });
const vitals = () =>
  counter({
    name: 'site_web_vitals_total',
    help: 'Web vitals of a sample of visits, by rating',
    labels: ['metric', 'rating'],
  });

/**
 * Reads a report from the body of a request.
 * @throws Refusal if the report is invalid or was sent by another website
 */
async function readReport(request: Request): Promise<Report> {
  refuseForeignOrigin(request);
  const body = await readLimited(request, MAX_BYTES);
  if (!body) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  const { data } = reportShape.safeParse(parseJson(body));
  if (!data) throw new Refusal(422, 'invalidFields');
  return data;
}

/**
 * Counts every problem of a report against the read limit. The first one is skipped, because `limitReads` has already
 * counted the request.
 * @throws Refusal 429 above the limit
 */
function limitProblems(request: Request, count: number): void {
  const wait = count > 1 ? exceedsReadLimit(request, count - 1) : 0;
  if (wait > 0) throw new Refusal(429, 'tooManyReads', { headers: { 'Retry-After': String(wait) } });
}

/**
 * `POST /web/problems`: counts problems and web vitals as metrics. Stores problems and those vitals that are rated
 * poor.
 */
const reportProblems: Handler = async (request, { payload }) => {
  let report: Report;
  try {
    report = await readReport(request);
    limitProblems(request, report.problems.length);
  } catch (error) {
    if (error instanceof Refusal) return refusedAnswer(error, requestLanguage(request));
    throw error;
  }
  const { page, release } = report;
  const address = clientAddress(request);
  const engine = engineOf(request.headers.get('User-Agent') ?? '');
  for (const problem of report.problems) {
    if (problem.kind === 'vital') vitals().inc({ metric: problem.name, rating: problem.rating });
    else problems().inc({ kind: problem.kind });
    if (problem.kind !== 'vital' || problem.rating === 'poor')
      await storeProblem({ payload }, problem, { page, engine, release, address });
  }
  return new Response(null, { status: 204 });
};

export const reportProblemsRoute: Route = {
  method: 'POST',
  path: '/web/problems',
  handler: limitReads(reportProblems),
  docs: {
    summary:
      "Problems and web vitals of a visitor's browser, without personal data; sent by a page, also when it is left",
    body: reportShape,
    answers: {
      204: { description: 'Counted' },
      400: { description: 'Malformed JSON' },
      403: { description: 'Sent by a page of another website' },
      413: { description: 'Too large' },
      422: { description: 'Invalid report' },
      429: TOO_MANY_READS,
    },
  },
};

import { requestLanguage } from '../../intake/language';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { counter } from '../../platform/figures/registry';
import { readLimited } from '../../platform/http/readLimited';
import type { Handler, Route } from '../../platform/http/route';
import { refusedAnswer } from '../../intake/answers';
import { Refusal } from '../../intake/Refusal';
import { engineOf } from './engineOf';
import { reportShape, type Report } from './problemShapes';
import { storeProblem } from './storeProblem';

const MOST_BYTES = 16_384;

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

async function readReport(request: Request): Promise<Refusal | Report> {
  const body = await readLimited(request, MOST_BYTES);
  if (!body) return new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  try {
    const { data } = reportShape.safeParse(JSON.parse(Buffer.from(body).toString('utf8')));
    return data ?? new Refusal(422, 'invalidFields');
  } catch (error) {
    if (error instanceof SyntaxError) return new Refusal(400, 'malformedJson');
    throw error;
  }
}

/** `POST /web/problems`: counts problems and web vitals; only slow vitals are stored. */
const reportProblems: Handler = async (request, { payload }) => {
  const report = await readReport(request);
  if (report instanceof Refusal) return refusedAnswer(report, requestLanguage(request));
  const { page, release } = report;
  const engine = engineOf(request.headers.get('User-Agent') ?? '');
  for (const problem of report.problems) {
    if (problem.kind === 'vital') vitals().inc({ metric: problem.name, rating: problem.rating });
    else problems().inc({ kind: problem.kind });
    if (problem.kind !== 'vital' || problem.rating === 'poor')
      await storeProblem({ payload }, problem, { page, engine, release });
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
      413: { description: 'Too large' },
      422: { description: 'Invalid report' },
      429: TOO_MANY_READS,
    },
  },
};

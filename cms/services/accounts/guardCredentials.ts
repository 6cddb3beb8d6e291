import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { User } from '../../payload-types';
import { accountText, type AccountText } from './answers';
import { passwordFault } from './passwordFault';
import { verifyPassword, type StoredPassword } from './verifyPassword';

interface Credentials {
  email?: unknown;
  name?: unknown;
  password?: unknown;
  currentPassword?: unknown;
}
interface ChangeArgs {
  id?: number | string;
  where?: unknown;
  data?: Credentials & Record<string, unknown>;
}

const refuse = (req: PayloadRequest, path: string, code: AccountText): ValidationError =>
  new ValidationError(
    { collection: 'users', errors: [{ path, message: accountText(req, code) }], req },
    req.t,
  );

/** @throws ValidationError 400 for a password that is short, common, or tells who one is */
function checkPassword(req: PayloadRequest, password: unknown, personal: readonly unknown[]): void {
  if (typeof password !== 'string') return;
  const fault = passwordFault(
    password,
    personal.filter((known) => typeof known === 'string'),
  );
  if (fault) throw refuse(req, 'password', fault);
}

/**
 * Guards what one logs in with. A chosen password keeps the rules, wherever it is chosen; and whoever changes a password or an e-mail address,
 * their own or another's, says their own password with it: a session that somebody left open is not enough.
 * The CMS itself (bootstrap, tests of the local API) needs none.
 */
export const guardCredentials: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where, data } = args as ChangeArgs;
  if (!data) return args;
  if (operation === 'create' || operation === 'resetPassword')
    checkPassword(req, data.password, [data.email, data.name]);
  if (operation !== 'update' || req.payloadAPI === 'local') return args;

  const { currentPassword, ...rest } = data;
  const changesPassword = typeof data.password === 'string' && data.password !== '';
  if (!changesPassword && data.email === undefined) return { ...args, data: rest };
  if (where !== undefined || id === undefined)
    throw new APIError('Passwords and addresses are changed one by one', 403);
  const target = await findUser(req, id);
  if (!target) return { ...args, data: rest };
  const changesEmail = data.email !== undefined && String(data.email).trim().toLowerCase() !== target.email;
  if (!changesPassword && !changesEmail) return { ...args, data: rest };

  if (changesPassword) checkPassword(req, data.password, [target.email, target.name, data.email]);
  const person = req.user?.collection === 'users' ? await findUser(req, req.user.id) : undefined;
  const said = typeof currentPassword === 'string' ? currentPassword : '';
  if (!(await verifyPassword(said, person))) throw refuse(req, 'currentPassword', 'passwordWrong');
  req.context.endsSessions = true;
  req.context.passwordChanged = changesPassword;
  return { ...args, data: rest };
};

const findUser = async (
  req: PayloadRequest,
  id: number | string,
): Promise<(User & StoredPassword) | undefined> =>
  (await req.payload.db.findOne<User & StoredPassword>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })) ?? undefined;

/** After a change of what one logs in with, every other session of the account ends. */
export const endOtherSessions: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (req.context.endsSessions !== true) return doc;
  const own = req.user?.collection === 'users' && req.user.id === doc.id ? sessionOf(req.user) : undefined;
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: doc.id } },
    req,
  });
  const sessions = (stored?.sessions ?? []).filter(({ id }) => id === own);
  await req.payload.db.updateOne({
    collection: 'users',
    id: doc.id,
    data: { sessions },
    req,
    returning: false,
  });
  return doc;
};

/** The session of the token that somebody is logged in with. */
const sessionOf = (user: object): unknown => ('_sid' in user ? user._sid : undefined);

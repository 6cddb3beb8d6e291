import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { User } from '../../payload-types';
import { hasRole } from '../../platform/access/roles';
import { accountText, waitText, type AccountText } from './answers';
import { endOtherSessionsOf } from './endSessions';
import { passwordFault } from './passwordFault';
import { countPasswordAttempt, resetPasswordAttempts } from './passwordAttempts';
import { verifyPassword, type StoredPassword } from '../../platform/accounts/verifyPassword';

interface Credentials {
  email?: unknown;
  name?: unknown;
  password?: unknown;
  currentPassword?: unknown;
  roles?: unknown;
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

/**
 * Checks a chosen password.
 * @throws ValidationError 400 if it is too short, too long, common, or contains personal data
 */
function checkPassword(req: PayloadRequest, password: unknown, personal: readonly unknown[]): void {
  if (typeof password !== 'string') return;
  const fault = passwordFault(
    password,
    personal.filter((known) => typeof known === 'string'),
  );
  if (fault) throw refuse(req, 'password', fault);
}

/**
 * Checks that roles are a list of strings. Payload's own validation accepts other values and then stores no role at
 * all.
 * @throws ValidationError 400 for roles that are not a list of strings
 */
function checkRoles(req: PayloadRequest, roles: unknown): void {
  if (roles === undefined) return;
  const isList = Array.isArray(roles) && roles.every((role) => typeof role === 'string');
  if (!isList) throw refuse(req, 'roles', 'rolesWrong');
}

/**
 * Verifies the password that logged-in users type to confirm a change.
 * @throws ValidationError 400 for a wrong password; APIError 429 after too many attempts
 */
async function askPassword(req: PayloadRequest, said: unknown): Promise<void> {
  const person = req.user?.collection === 'users' ? await findUser(req, req.user.id) : undefined;
  const until = person && countPasswordAttempt(person.id);
  if (until !== undefined) throw new APIError(waitText(req, until), 429);
  if (!person || typeof said !== 'string' || !(await verifyPassword(said, person)))
    throw refuse(req, 'currentPassword', 'passwordWrong');
  resetPasswordAttempts(person.id);
}

/**
 * Protects credentials. Every chosen password is validated. Users must type their own password to change a password or
 * e-mail address, or to create an administrator, so that a stranger at an unattended computer cannot. Only API calls
 * need it; the CMS's own code does not.
 */
export const guardCredentials: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where, data } = args as ChangeArgs;
  if (!data) return args;
  if (operation === 'create') checkPassword(req, data.password, [data.email, data.name]);
  if (operation === 'resetPassword') {
    const holder = await findUserWhere(req, { resetPasswordToken: { equals: String(data.token) } });
    checkPassword(req, data.password, [holder?.email, holder?.name]);
  }
  if (operation === 'create' || operation === 'update') checkRoles(req, data.roles);
  if (req.payloadAPI === 'local') return args;

  const { currentPassword, ...rest } = data;
  const namesAdministrator = Array.isArray(data.roles) && data.roles.includes('administrator');
  if (operation === 'create') {
    if (namesAdministrator && hasRole(req.user, 'administrator')) await askPassword(req, currentPassword);
    return { ...args, data: rest };
  }
  if (operation !== 'update') return args;
  const changesPassword = typeof data.password === 'string' && data.password !== '';
  if (!changesPassword && data.email === undefined && !namesAdministrator) return { ...args, data: rest };
  if (where !== undefined || id === undefined) throw new APIError(accountText(req, 'oneAccount'), 403);
  const target = await findUser(req, id);
  if (!target) return { ...args, data: rest };
  const changesEmail = data.email !== undefined && String(data.email).trim().toLowerCase() !== target.email;
  const makesAdministrator =
    namesAdministrator && !target.roles.includes('administrator') && hasRole(req.user, 'administrator');
  if (!changesPassword && !changesEmail && !makesAdministrator) return { ...args, data: rest };

  if (changesPassword) checkPassword(req, data.password, [target.email, target.name, data.email]);
  await askPassword(req, currentPassword);
  if (!changesPassword && !changesEmail) return { ...args, data: rest };
  req.context.endsSessions = true;
  req.context.passwordChanged = changesPassword;
  return { ...args, data: rest };
};

const findUserWhere = async (
  req: PayloadRequest,
  where: Where,
): Promise<(User & StoredPassword) | undefined> =>
  (await req.payload.db.findOne<User & StoredPassword>({ collection: 'users', where, req })) ?? undefined;

const findUser = (req: PayloadRequest, id: number | string) => findUserWhere(req, { id: { equals: id } });

/** Ends the other sessions of an account after a change of credentials. */
export const endOtherSessions: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (req.context.endsSessions !== true) return doc;
  await endOtherSessionsOf(req, doc.id);
  return doc;
};

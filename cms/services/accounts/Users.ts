import type { CollectionConfig, FieldAccess } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isUser } from '../../platform/access/isUser';
import { nobody } from '../../platform/access/nobody';
import { hasRole, ROLES } from '../../platform/access/roles';
import { forgotPassword } from './forgotPassword';
import { RESET_MINUTES, resetSubject, resetText } from './resetMail';
import { endOtherSessions, guardCredentials } from './guardCredentials';
import { lockSessionsOfChange, lockSessionsOfLogout } from './lockSessions';
import { login } from './login';
import { auditAccountChange, auditAccountDeletion } from './auditAccountChange';
import { resetPassword } from './resetPassword';
import { guardSecondFactor } from './secondFactor/guardSecondFactor';
import { secondFactorCalls } from './secondFactor/secondFactorCalls';
import { secondFactorFields } from './secondFactor/secondFactorFields';
import { restrictUnenrolled, mustEnrol } from './secondFactor/secondFactorRule';
import { isLocal } from '../../platform/env/env';
import { checkboxField, selectField, textField } from '../../platform/fields/shortFields';

/**
 * Response for Payload's endpoints for registration and verification. They are disabled, because only administrators
 * and the CMS itself create accounts.
 */
const notFound = (): Response => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });

const hasInbox = (roles: unknown): boolean =>
  Array.isArray(roles) && (roles.includes('staff') || roles.includes('administrator'));

const isOwnOrAdministrator: FieldAccess<{ id: number | string }> = ({ req: { user }, id, doc }) =>
  hasRole(user, 'administrator') || (user?.collection === 'users' && user.id === (doc?.id ?? id));

const ADMINISTRATORS_CHANGE = {
  he: 'רק מנהלי מערכת יכולים לשנות אותו.',
  en: 'Only administrators can change it.',
};

const SESSION_HOURS = 8;

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { he: 'משתמש', en: 'User' }, plural: { he: 'משתמשים', en: 'Users' } },
  // A duplicate would keep the roles of the original without the password check of `guardCredentials`.
  disableDuplicate: true,
  // Bulk edits are disabled, because a change locks the sessions of only one account (`lockSessions`).
  disableBulkEdit: true,
  // Payload's document locks are disabled, so that an account form that someone left open does not block
  // administrators.
  lockDocuments: false,
  admin: {
    useAsTitle: 'name',
    // Only administrators see this collection in the menu. Other users open their own account by clicking their name.
    // They can read the names of others, so that they can assign messages.
    hidden: hideFromOtherRoles('administrator'),
    group: { he: 'ניהול', en: 'Administration' },
    defaultColumns: ['name', 'email', 'roles'],
  },
  auth: {
    // Payload's lockout is disabled, because strangers could use it to lock out an administrator. `loginLimit` limits
    // login attempts instead.
    maxLoginAttempts: 0,
    forgotPassword: {
      expiration: RESET_MINUTES * 60 * 1000,
      generateEmailSubject: resetSubject,
      generateEmailHTML: (args) => resetText(args?.token ?? ''),
    },
    strategies: [restrictUnenrolled],
    tokenExpiration: SESSION_HOURS * 60 * 60,
    cookies: { secure: !isLocal, sameSite: 'Lax' },
    // Keeps the session token out of response bodies, where an injected script could read it. The session cookie is
    // HttpOnly.
    removeTokenFromResponses: true,
  },
  access: {
    create: isAdministrator,
    read: ({ req: { user } }) =>
      hasRole(user, 'administrator', 'staff') ||
      (user?.collection === 'users' ? { id: { equals: user.id } } : false),
    update: ({ req: { user } }) =>
      hasRole(user, 'administrator') ||
      (user?.collection === 'users' && !mustEnrol(user) ? { id: { equals: user.id } } : false),
    delete: isAdministrator,
    unlock: nobody,
    admin: isUser,
  },
  hooks: {
    beforeOperation: [lockSessionsOfChange, guardCredentials],
    beforeLogin: [guardSecondFactor],
    afterLogout: [lockSessionsOfLogout],
    afterChange: [endOtherSessions, auditAccountChange],
    afterDelete: [auditAccountDeletion],
  },
  // These endpoints replace Payload's own at the same paths.
  endpoints: [
    { path: '/login', method: 'post', handler: login },
    { path: '/forgot-password', method: 'post', handler: forgotPassword },
    { path: '/verify/:id', method: 'post', handler: notFound },
    { path: '/first-register', method: 'post', handler: notFound },
    { path: '/reset-password', method: 'post', handler: resetPassword },
    ...secondFactorCalls,
  ],
  fields: [
    textField('name', 'שם', 'Name', {
      required: true,
      // Only administrators may change the name. Otherwise, users could sign replies and notes with another person's
      // name, or appear under it in the audit log.
      access: { update: isAdministrator },
      description: {
        he: `השם שבו נחתמות תשובות והערות, ושמופיע ביומן הפעולות. ${ADMINISTRATORS_CHANGE.he}`,
        en: `The name under replies and notes, and in the audit log. ${ADMINISTRATORS_CHANGE.en}`,
      },
    }),
    textField('englishName', 'שם באנגלית', 'Name in English', {
      maxLength: 80,
      access: { update: isAdministrator },
      admin: { condition: (data) => hasInbox(data.roles) },
      description: {
        he: `השם שבו נחתמות תשובות לפונים באנגלית. ריק: השם הרגיל. ${ADMINISTRATORS_CHANGE.he}`,
        en: `The name under replies in English. If empty, the usual name is used. ${ADMINISTRATORS_CHANGE.en}`,
      },
    }),
    // Payload's `email` field, redefined here so that only its owner and administrators can read it.
    { name: 'email', type: 'email', required: true, access: { read: isOwnOrAdministrator } },
    selectField('roles', 'תפקידים', 'Roles', {
      hasMany: true,
      required: true,
      saveToJWT: true,
      defaultValue: ['editor'],
      access: { create: isAdministrator, update: isAdministrator },
      options: [
        { value: ROLES[0], label: { he: 'מנהל', en: 'Administrator' } },
        { value: ROLES[1], label: { he: 'עורך תוכן', en: 'Editor (content)' } },
        { value: ROLES[2], label: { he: 'צוות פניות', en: 'Staff (messages)' } },
      ],
    }),
    selectField('mailLanguage', 'שפת הודעות הדוא״ל מהמערכת', 'Language of system e-mails', {
      defaultValue: 'he',
      admin: { isClearable: false },
      options: [
        { value: 'he', label: { he: 'עברית', en: 'Hebrew' } },
        { value: 'en', label: { he: 'אנגלית', en: 'English' } },
      ],
    }),
    checkboxField(
      'digest',
      'סיכום יומי בדוא״ל של הפניות שממתינות',
      'Daily e-mail digest of waiting messages',
      { admin: { condition: (data) => hasInbox(data.roles) } },
    ),
    {
      // Never stored: `guardCredentials` removes it from the data.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        components: { Field: '/services/accounts/CurrentPassword#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    secondFactorFields,
    {
      name: 'secondFactorPanel',
      type: 'ui',
      admin: { components: { Field: '/services/accounts/secondFactor/SecondFactorPanel#SecondFactorPanel' } },
    },
  ],
};

import type { CollectionConfig } from 'payload';
import { isAdministrator } from './isAdministrator';
import { isPerson } from './isPerson';
import { hasRole, ROLES } from './roles';
import { isLocal } from '../env';

const LOCK_MINUTES = 15;
const SESSION_HOURS = 8;

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { he: 'משתמש', en: 'User' }, plural: { he: 'משתמשים', en: 'Users' } },
  admin: {
    useAsTitle: 'name',
    group: { he: 'ניהול', en: 'Administration' },
    defaultColumns: ['name', 'email', 'roles'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: LOCK_MINUTES * 60 * 1000,
    tokenExpiration: SESSION_HOURS * 60 * 60,
    cookies: { secure: !isLocal, sameSite: 'Lax' },
  },
  access: {
    create: isAdministrator,
    read: ({ req: { user } }) =>
      hasRole(user, 'administrator', 'staff') ||
      (user?.collection === 'users' ? { id: { equals: user.id } } : false),
    update: ({ req: { user } }) =>
      hasRole(user, 'administrator') || (user?.collection === 'users' ? { id: { equals: user.id } } : false),
    delete: isAdministrator,
    unlock: isAdministrator,
    admin: isPerson,
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: { he: 'שם', en: 'Name' } },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      defaultValue: ['editor'],
      access: { create: isAdministrator, update: isAdministrator },
      label: { he: 'תפקידים', en: 'Roles' },
      options: [
        { value: ROLES[0], label: { he: 'מנהל', en: 'Administrator' } },
        { value: ROLES[1], label: { he: 'עורך תוכן', en: 'Editor (content)' } },
        { value: ROLES[2], label: { he: 'צוות פניות', en: 'Staff (messages)' } },
      ],
    },
  ],
};

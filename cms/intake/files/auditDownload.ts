import type { CollectionConfig } from 'payload';
import { auditView } from '../../platform/audit/auditView';

type Handler = NonNullable<Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']>[number];

/** Records the download of a visitor's file in the audit log, and then lets Payload handle the request. */
export const auditDownload: Handler = async (req, { params: { filename } }) => {
  const { docs } = await req.payload.find({
    collection: 'attachments',
    where: { filename: { equals: filename } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [file] = docs;
  if (file)
    await auditView(req, 'fileViewed', { kind: 'attachments', id: file.id, reference: file.reference });
};

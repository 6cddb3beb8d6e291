import config from '@payload-config';
import { getPayload } from 'payload';
import { handleRequest } from '../../../platform/http/handleRequest';

const handle = async (request: Request): Promise<Response> =>
  handleRequest(request, await getPayload({ config }));

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };

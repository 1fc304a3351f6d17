import type { Json } from '@riposte/kernel'
import { z } from 'zod'
import { problem, ROUTES, type Route } from './http.ts'
import { CLIENT_MESSAGES, clientMessage, PROTOCOL, SERVER_MESSAGES, serverMessage } from './messages.ts'

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema as Json
}

/** The messages of the WebSocket, as one JSON Schema with a definition for each. */
export function messageSchema(): Json {
  const named = (messages: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') =>
    Object.fromEntries(Object.entries(messages).map(([name, type]) => [name, schemaOf(type, io)]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Riposte protocol ${PROTOCOL}`,
    $defs: {
      client: schemaOf(clientMessage, 'input'),
      server: schemaOf(serverMessage, 'output'),
      clientMessages: named(CLIENT_MESSAGES, 'input'),
      serverMessages: named(SERVER_MESSAGES, 'output'),
    },
  }
}

function operation(id: string, route: Route): Json {
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: id,
    summary: route.says,
    parameters,
    ...(route.by === 'anybody' ? {} : { security: [{ token: [] }, { cookie: [] }] }),
    ...(route.body ? { requestBody: { required: true, ...json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done', ...json(schemaOf(route.answer, 'output')) },
      default: { description: 'Refused', ...json(schemaOf(problem, 'output')) },
    },
  }
}

/** The description of the HTTP side, generated from the same table the server registers its addresses from. */
export function openapi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [id, route] of Object.entries(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operation(id, route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Riposte', version: String(PROTOCOL) },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'riposte' },
      },
    },
  }
}
